import { useLingui } from '@lingui/react';
import { useStore } from '@tanstack/react-form';
import { useErrorText } from '../../../../forms/editor/fields/use-error-text.ts';
import { TagField } from '../../../../forms/editor/tags/tag-field.tsx';
import type { VesselForm } from '../use-vessel-form.ts';
import { fieldLabels } from '../values/field-labels.ts';

interface VesselTagsProps {
  form: VesselForm;
  name: 'features' | 'organizationTypes';
  /** The field of what is being typed. */
  textName: 'featureText' | 'organizationText';
  suggestions: readonly string[];
  shownAs?: (name: string) => string;
}

/** A list of names of the boat. */
export function VesselTags({ form, name, textName, ...rest }: VesselTagsProps) {
  const { i18n } = useLingui();
  const values = useStore(form.store, (state) => state.values);
  return (
    <TagField
      {...rest}
      name={name}
      textName={textName}
      label={i18n._(fieldLabels[name])}
      textLabel={i18n._(fieldLabels[textName])}
      tags={values[name]}
      onChange={(tags) => form.setFieldValue(name, tags)}
      text={values[textName]}
      onTextChange={(text) => form.setFieldValue(textName, text)}
      error={useErrorText(form, name)}
    />
  );
}
