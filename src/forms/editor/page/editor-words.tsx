import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';
import * as styles from '../editor.css.ts';

/** What the page of an editor says of its record. */
export interface EditorWords {
  newTitle: ReactNode;
  editTitle: ReactNode;
  /** The address of the list of all records, what it is called, and the way to it in words. */
  list: NonNullable<LinkProps['to']>;
  listName: ReactNode;
  toList: ReactNode;
  /** That there is no such record. */
  missing: ReactNode;
  /** Who may add and change one. */
  onlyHost: ReactNode;
}

interface EditorHeaderProps {
  words: EditorWords;
  title: ReactNode;
  lead?: ReactNode;
}

/** The head of an editor, with the way back to the list. */
export function EditorHeader({ words, title, lead }: EditorHeaderProps) {
  const back = (
    <Link to={words.list} className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      {words.listName}
    </Link>
  );
  return <PageHeader above={back} title={title} lead={lead} />;
}

function ToList({ words }: { words: EditorWords }) {
  return (
    <Link to={words.list} className={button({ variant: 'secondary' })}>
      {words.toList}
    </Link>
  );
}

export function NoRecord({ words }: { words: EditorWords }) {
  return (
    <>
      <EditorHeader words={words} title={words.editTitle} />
      <EmptyState title={words.missing} action={<ToList words={words} />}>
        <Trans>It may have been deleted, or the address is not complete.</Trans>
      </EmptyState>
    </>
  );
}

export function NoAccess({ words, title }: Pick<EditorHeaderProps, 'words' | 'title'>) {
  return (
    <>
      <EditorHeader words={words} title={title} />
      <EmptyState title={<Trans>No access</Trans>} action={<ToList words={words} />}>
        {words.onlyHost}
      </EmptyState>
    </>
  );
}
