import { inLanguage } from '../../example-text.ts';
import { Button } from './button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;
const book = inLanguage({ tr: 'Hemen ayırt', en: 'Book now' });
const open = inLanguage({ tr: 'Takvimi açın', en: 'Open the calendar' });
const save = inLanguage({ tr: 'Kaydet', en: 'Save' });
const remove = inLanguage({ tr: 'Hesabı sil', en: 'Delete the account' });
const back = inLanguage({ tr: 'Vazgeç', en: 'Go back' });

function Variants({ pending, disabled }: { pending?: boolean; disabled?: boolean }) {
  const state = { pending, disabled };
  return (
    <div style={row}>
      <Button {...state}>{book}</Button>
      <Button {...state} variant="secondary">
        {open}
      </Button>
      <Button {...state} variant="sea">
        {save}
      </Button>
      <Button {...state} variant="danger">
        {remove}
      </Button>
      <Button {...state} variant="text">
        {back}
      </Button>
    </div>
  );
}

export const examples = {
  variants: <Variants />,
  pending: <Variants pending />,
  disabled: <Variants disabled />,
  sizes: (
    <div style={row}>
      <Button size="small">{book}</Button>
      <Button>{book}</Button>
      <Button size="large">{book}</Button>
    </div>
  ),
  wide: <Button wide>{book}</Button>,
};
