import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { ManagedDocumentType } from '../../api/contract/types.ts';
import { ApiError } from '../../api/errors/api-error.ts';
import { calendarDay } from '../../i18n/format.ts';
import { addDays } from '../../lib/calendar-day.ts';
import { inLanguage } from '../../ui/example-text.ts';
import { boatDocumentKind, type DocumentKind, type StoredDocument } from './document-kind.ts';
import { DocumentManager } from './document-manager.tsx';
import type { HeldDocument } from './held-document.ts';

const note = inLanguage({
  tr: 'Poliçenin ikinci sayfası okunmuyor.',
  en: 'The second page of the policy cannot be read.',
});

/** Days until it ends, and what the administrators said. */
const facts: [ManagedDocumentType, number | null, boolean, string | null][] = [
  ['LICENSE', 400, true, null],
  ['INSURANCE', 12, false, note],
  ['SAFETY_CERTIFICATE', -3, true, null],
  ['INSPECTION_CERTIFICATE', 200, false, null],
  ['RADIO_LICENSE', null, true, null],
  ['OTHER', 90, false, null],
];

const documents = facts.map(
  ([documentType, days, isVerified, verificationNotes], index): StoredDocument => ({
    id: index + 1,
    documentType,
    documentName: `${documentType.toLowerCase().replace('_', '-')}.pdf`,
    filePath: 'x',
    documentUrl: 'https://files.pruva.example/x',
    expiryDate: days === null ? null : addDays(calendarDay(), days),
    isVerified,
    verificationNotes,
    displayOrder: index + 1,
    createdAt: '2026-01-01T09:00:00Z',
    updatedAt: '2026-01-01T09:00:00Z',
  }),
);

const tooLarge = new ApiError({ category: 'CLIENT', code: 'FILE_TOO_LARGE', status: 413 });

/** A service with these documents that keeps no change. */
function aKind(stored: readonly StoredDocument[]): DocumentKind {
  return {
    ...boatDocumentKind,
    query: (id) => ({ ...boatDocumentKind.query(id), queryFn: async () => [...stored] }),
    file: async () => new Blob(['%PDF-1.4'], { type: 'application/pdf' }),
    create: () => Promise.reject(tooLarge),
    update: () => new Promise(() => undefined),
    remove: async () => undefined,
    order: () => Promise.reject(tooLarge),
  };
}

function Example({ name, stored }: { name: string; stored: readonly StoredDocument[] }) {
  const [queryClient] = useState(() => new QueryClient());
  const [held, setHeld] = useState<readonly HeldDocument[]>([]);
  const [kind] = useState(() => aKind(stored));
  return (
    <QueryClientProvider client={queryClient}>
      <DocumentManager
        parentId={name === 'new' ? undefined : 1}
        held={held}
        onHeldChange={setHeld}
        kind={kind}
        canWrite={name !== 'read'}
      />
    </QueryClientProvider>
  );
}

export const examples = {
  'six documents': () => <Example name="six" stored={documents} />,
  'none yet, of a new boat': () => <Example name="new" stored={[]} />,
  'only looked at': () => <Example name="read" stored={documents.slice(0, 2)} />,
};
