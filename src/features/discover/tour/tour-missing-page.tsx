import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../ui/page/message-page/message-page.tsx';

/** A tour that is not there, or that its guide has taken back. */
export function TourMissing() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Tour not found`} · Pruva`}</title>
      <MessagePage
        title={<Trans>Tour not found</Trans>}
        message={<Trans>It is no longer listed, or the address is not quite right.</Trans>}
        actions={
          <Link to="/tours" className={button()}>
            <Trans>See all tours</Trans>
          </Link>
        }
      />
    </>
  );
}
