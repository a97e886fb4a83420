import { CopyPlus } from 'lucide-react';
import { inLanguage } from '../../example-text.ts';
import { PlainButton } from './plain-button.tsx';
import { PlainIconButton } from './plain-icon-button.tsx';

const confirm = inLanguage({ tr: 'Onayla', en: 'Confirm' });
const onPress = () => undefined;

export const examples = {
  usual: <PlainButton onPress={onPress}>{confirm}</PlainButton>,
  small: (
    <PlainButton variant="secondary" size="small" onPress={onPress}>
      {confirm}
    </PlainButton>
  ),
  pending: (
    <PlainButton pending onPress={onPress}>
      {confirm}
    </PlainButton>
  ),
  disabled: (
    <PlainButton disabled onPress={onPress}>
      {confirm}
    </PlainButton>
  ),
  'an icon alone': (
    <PlainIconButton label={inLanguage({ tr: 'Çoğalt', en: 'Duplicate' })} onPress={onPress}>
      <CopyPlus aria-hidden="true" size={20} strokeWidth={1.75} />
    </PlainIconButton>
  ),
};
