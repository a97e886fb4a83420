import { useState } from 'react';
import { userStatusUpdateLimits } from '../../api/contract/contract.ts';
import { vAdministrativeReason } from '../../api/contract/request-schemas.ts';
import { ApiError } from '../../api/errors/api-error.ts';
import { Button } from '../../ui/actions/button/button.tsx';
import { inLanguage } from '../../ui/example-text.ts';
import { Decision, type DecisionProps, type FailureWords } from './decision.tsx';

const usual = inLanguage({ tr: 'Hesabı kapat', en: 'Deactivate' });

const reason: DecisionProps['reason'] = {
  act: 'deactivation of an example',
  label: inLanguage({ tr: 'Neden', en: 'Reason' }),
  description: inLanguage({ tr: 'Denetim kaydında kalır.', en: 'It stays in the audit.' }),
  isRequired: true,
  rule: vAdministrativeReason,
  maxLength: userStatusUpdateLimits.reason.maxLength,
  common: [
    {
      label: inLanguage({ tr: 'İki hesap', en: 'Two accounts' }),
      text: inLanguage({
        tr: 'Aynı kişi iki hesap açmış.',
        en: 'The same person has two accounts.',
      }),
    },
    {
      label: inLanguage({ tr: 'Kendi isteği', en: 'Asked for it' }),
      text: inLanguage({
        tr: 'Hesabın sahibi istedi.',
        en: 'The owner of the account asked for it.',
      }),
    },
  ],
};

interface ExampleProps {
  name: string;
  asks?: DecisionProps['reason'];
  tone?: DecisionProps['tone'];
  outcome?: 'done' | 'under way' | 'offline';
  words?: FailureWords;
}

const outcomes = {
  done: () => Promise.resolve(),
  'under way': () => new Promise(() => undefined),
  offline: () => Promise.reject(new ApiError({ category: 'NETWORK', code: 'OFFLINE' })),
};

function Example({ name, asks, tone = 'danger', outcome = 'done', words }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen && (
        <Decision
          title={inLanguage({ tr: 'Elif Yıldız kapatılsın mı?', en: 'Deactivate Elif Yıldız?' })}
          reason={asks}
          confirmLabel={usual}
          tone={tone}
          failed={inLanguage({ tr: 'Hesap kapatılamadı', en: 'It could not be deactivated' })}
          onDecide={outcomes[outcome]}
          explain={() => words}
          onClose={() => setOpen(false)}
        >
          <p>
            {inLanguage({
              tr: 'Oturumları kapanır. İki rezervasyonu olduğu gibi kalır.',
              en: 'All sessions end. Two bookings stay as they are.',
            })}
          </p>
        </Decision>
      )}
    </>
  );
}

export const examples = {
  'asks for a reason': () => <Example name={usual} asks={reason} />,
  'asks nothing, grants': () => <Example name={`${usual} (sea)`} tone="sea" />,
  'stays under way': () => (
    <Example name={`${usual} (pending)`} asks={reason} outcome="under way" />
  ),
  fails: () => <Example name={`${usual} (failed)`} asks={reason} outcome="offline" />,
  'somebody else was faster': () => (
    <Example
      name={`${usual} (409)`}
      asks={reason}
      outcome="offline"
      words={{ text: 'Zeynep · 12.06.2026', isFinal: true }}
    />
  ),
};
