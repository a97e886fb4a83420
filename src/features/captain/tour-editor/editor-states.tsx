import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from '../../../forms/editor/editor.css.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header/page-header.tsx';

/** The head of the editor, with the way back to the list. */
export function EditorHeader({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  const back = (
    <Link to="/captain/tours" className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
      <Trans>My tours</Trans>
    </Link>
  );
  return <PageHeader above={back} title={title} lead={lead} />;
}

function ToList() {
  return (
    <Link to="/captain/tours" className={button({ variant: 'secondary' })}>
      <Trans>To my tours</Trans>
    </Link>
  );
}

export function NoTour() {
  return (
    <>
      <EditorHeader title={<Trans>Edit tour</Trans>} />
      <EmptyState title={<Trans>There is no such tour</Trans>} action={<ToList />}>
        <Trans>It may have been deleted, or the address is not complete.</Trans>
      </EmptyState>
    </>
  );
}

export function NoAccess({ title }: { title: ReactNode }) {
  return (
    <>
      <EditorHeader title={title} />
      <EmptyState title={<Trans>No access</Trans>} action={<ToList />}>
        <Trans>Only the guide of a tour adds it and changes it here.</Trans>
      </EmptyState>
    </>
  );
}
