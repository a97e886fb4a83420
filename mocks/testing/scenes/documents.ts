import { stateOf } from '../../rules/document/managed-documents.ts';
import type { Store } from '../../store/state.ts';
import type { Row } from '../../store/table.ts';
import { exampleBody } from '../stage.ts';
import type { Scene } from './scene.ts';

const NOTE = 'Mühür okunmuyor.';

/** What a verdict says to bring a document into a state. */
const verdictFor = (state: string) => ({
  isVerified: state === 'VERIFIED',
  verificationNotes: state === 'REFUSED' ? NOTE : null,
});

const REPLACED = 'JVBERi0xLjQKMg==';

/** The scene of the documents of boats, and that of the documents of tours. */
function documentScene(kind: 'Boat' | 'Tour'): Scene {
  const table = kind === 'Boat' ? 'boatDocuments' : 'tourDocuments';
  const documents = (store: Store) => store[table];
  const one = (store: Store, id: number) => {
    const document = documents(store).get(id);
    if (!document) throw new Error(`no document ${id}`);
    return document;
  };
  const change = (store: Store, id: number, values: object) =>
    documents(store).update(id, values) ?? one(store, id);
  return {
    table,
    setUp(store, state) {
      const [document] = documents(store).all();
      if (!document) throw new Error('there is no document');
      return change(store, document.id, verdictFor(state));
    },
    stateOf: (store, id) => stateOf(one(store, id)),
    asks: {
      [`set${kind}DocumentVerification`]: {
        ask: (_: Store, { id }: Row, to: string) => ({ path: { id }, body: verdictFor(to) }),
        aside: true,
      },
      [`update${kind}Document`]: {
        ask(store: Store, { id }: Row, to: string) {
          const { documentType, documentName, expiryDate } = one(store, id);
          const said = { id, documentType, documentName, expiryDate };
          const isJudged = to !== 'WAITING';
          return {
            body: isJudged ? { ...said, ...verdictFor(to) } : { ...said, documentData: REPLACED },
          };
        },
        aside: true,
      },
    },
    begins: {
      [`create${kind}Document`]: [
        {},
        ...['VERIFIED', 'REFUSED'].map((state) => ({
          ask: {
            body: { ...exampleBody(`create${kind}Document`), ...verdictFor(state) },
          },
        })),
      ],
      [`create${kind}Documents`]: ['WAITING', 'VERIFIED', 'REFUSED'].map((state) => {
        const { documents: sent, ...rest } = exampleBody(`create${kind}Documents`);
        const judged = [sent].flat().map((one) => Object.assign({}, one, verdictFor(state)));
        return { ask: { body: { ...rest, documents: judged } } };
      }),
    },
  };
}

export const boatDocumentScene = documentScene('Boat');
export const tourDocumentScene = documentScene('Tour');
