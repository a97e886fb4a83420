import type { OperationEntry } from '../model/document.ts';

/** The pages of the documentation, in the order of their navigation. */
export const PAGES = {
  overview: { file: 'index.html', title: 'Overview' },
  operations: { file: 'operations.html', title: 'Operations' },
  access: { file: 'access.html', title: 'Who may call what' },
  errors: { file: 'errors.html', title: 'Error codes' },
  effects: { file: 'effects.html', title: 'What follows' },
  policy: { file: 'policy.html', title: 'Policy' },
} as const;

export type PageName = keyof typeof PAGES;

/** Where the viewer shows an operation; the address follows from its tag and its id. */
export function operationLink({ operation }: OperationEntry): string {
  const tag = (operation.tags[0] ?? '').toLowerCase().replaceAll(' ', '-');
  return `${PAGES.operations.file}#/${tag}/${operation.operationId.toLowerCase()}`;
}

/** Where the matrix shows an operation. */
export const accessLink = (operationId: string) => `${PAGES.access.file}#${operationId}`;

/** Where the catalogue shows a code. */
export const errorLink = (code: string) => `${PAGES.errors.file}#${code}`;
