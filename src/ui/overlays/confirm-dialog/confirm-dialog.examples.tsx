import { useState } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { Notice } from '../../feedback/notice/notice.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface QuestionProps {
  danger?: boolean;
  pending?: boolean;
  failed?: boolean;
  name: string;
}

function Question({ danger, pending, failed, name }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {name}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={inLanguage({ tr: 'Rezervasyon iptal edilsin mi?', en: 'Cancel this booking?' })}
        confirmLabel={inLanguage({ tr: 'Rezervasyonu iptal et', en: 'Cancel the booking' })}
        onConfirm={() => setOpen(false)}
        danger={danger}
        pending={pending}
        error={
          failed && (
            <Notice tone="danger" role="alert">
              {inLanguage({
                tr: 'İptal edilemedi. Tekrar deneyin.',
                en: 'It could not be cancelled. Try again.',
              })}
            </Notice>
          )
        }
      >
        <p>
          {inLanguage({
            tr: 'Depozitonuzun tamamı, ₺29.100, 3 gün içinde kartınıza döner.',
            en: 'All of your deposit, ₺29,100, is back on your card within 3 days.',
          })}
        </p>
      </ConfirmDialog>
    </>
  );
}

const usual = inLanguage({ tr: 'Sor', en: 'Ask' });

export const examples = {
  usual: () => <Question name={usual} />,
  danger: () => <Question danger name={`${usual} (danger)`} />,
  'pending: cannot be left': () => <Question danger pending name={`${usual} (pending)`} />,
  failed: () => <Question danger failed name={`${usual} (failed)`} />,
};
