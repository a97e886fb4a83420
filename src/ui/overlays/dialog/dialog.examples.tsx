import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Dialog } from './dialog.tsx';

function Opened() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {inLanguage({ tr: 'Pencereyi aç', en: 'Open the dialog' })}
      </Button>
      <Dialog
        title={inLanguage({ tr: 'Kaptana yaz', en: 'Write to the captain' })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="text" onPress={close}>
              {inLanguage({ tr: 'Vazgeç', en: 'Cancel' })}
            </Button>
            <Button onPress={close}>{inLanguage({ tr: 'Gönder', en: 'Send' })}</Button>
          </>
        }
      >
        <p>
          {inLanguage({
            tr: 'Kaptan Mehmet Ağaoğlu sorunuzu okuyup buraya yanıt yazar.',
            en: 'Captain Mehmet Ağaoğlu reads your question and answers here.',
          })}
        </p>
      </Dialog>
    </>
  );
}

export const examples = { 'opened by a button': Opened };
