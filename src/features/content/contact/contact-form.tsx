import { Trans, useLingui } from '@lingui/react/macro';
import { contactMessageCreateLimits as limits } from '../../../api/contract/contract.ts';
import type { ContactMessageCreate } from '../../../api/contract/types.ts';
import { useFocusInForm } from '../../../forms/use-focus-in-form.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  /** Whether another message is written, after one that was sent. */
  isAnother: boolean;
  onSent: (message: ContactMessageCreate) => void;
}

/** Who writes, about what, and the message. */
export default function ContactForm({ isAnother, onSent }: ContactFormProps) {
  const { t } = useLingui();
  const { form, failure, incomplete } = useContactForm(onSent);
  const id = useFocusInForm(isAnother);
  return (
    <form.AppForm>
      <form.Form label={t`Write to us`} id={id}>
        <form.AppField name="name">
          {(field) => (
            <field.TextField label={t`Full name`} autoComplete="name" autoCapitalize="words" />
          )}
        </form.AppField>
        <form.AppField name="email">
          {(field) => (
            <field.TextField
              label={t`E-mail`}
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck="false"
            />
          )}
        </form.AppField>
        <form.AppField name="subject">
          {(field) => <field.TextField label={t`Subject`} />}
        </form.AppField>
        <form.AppField name="message">
          {(field) => (
            <field.TextArea label={t`Your message`} rows={6} maxLength={limits.message.maxLength} />
          )}
        </form.AppField>
        {incomplete && (
          <Notice tone="danger" role="alert">
            <Trans>Please fill in all fields.</Trans>
          </Notice>
        )}
        {failure && 'error' in failure && (
          <Notice tone="danger">
            <Trans>Something went wrong while sending the message. Please try again.</Trans>
          </Notice>
        )}
        <form.Submit failure={failure}>
          <Trans>Send the message</Trans>
        </form.Submit>
      </form.Form>
    </form.AppForm>
  );
}
