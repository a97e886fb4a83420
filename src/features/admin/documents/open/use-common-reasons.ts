import { useLingui } from '@lingui/react/macro';
import type { CommonReason } from '../../../../forms/decision/decision-props.ts';

/** Why documents are refused most. */
export function useCommonReasons(): readonly CommonReason[] {
  const { t } = useLingui();
  return [
    {
      label: t`Not readable`,
      text: t`The document cannot be read. Please scan it again, all of it and straight.`,
    },
    {
      label: t`A page is missing`,
      text: t`A page of the document is missing. Please upload all pages in one file.`,
    },
    {
      label: t`Other name`,
      text: t`The document is made out in another name than that of the boat, tour or owner.`,
    },
    {
      label: t`Other date`,
      text: t`The last valid day that you entered is not the one in the document.`,
    },
    {
      label: t`Expired`,
      text: t`The document has expired. Please upload the one that is valid now.`,
    },
  ];
}
