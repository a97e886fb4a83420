import { Button } from '../../actions/button/button.tsx';
import { inLanguage } from '../../example-text.ts';
import { notifyError, notifySuccess } from './notify.ts';

export const examples = {
  success: (
    <Button
      variant="secondary"
      onPress={() =>
        void notifySuccess(inLanguage({ tr: 'Müsaitlik güncellendi', en: 'Availability updated' }))
      }
    >
      {inLanguage({ tr: 'Başarı bildir', en: 'Tell a success' })}
    </Button>
  ),
  'error with another try': (
    <Button
      variant="secondary"
      onPress={() =>
        void notifyError({
          message: inLanguage({ tr: 'Mesaj gönderilemedi.', en: 'The message could not be sent.' }),
          retryable: true,
          onRetry: () => undefined,
        })
      }
    >
      {inLanguage({ tr: 'Hata bildir', en: 'Tell an error' })}
    </Button>
  ),
};
