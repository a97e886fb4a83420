import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { ApiError } from '../../../api/errors/api-error.ts';
import { PageFailure } from '../../../domain/query/page-failure.tsx';
import { usePageFailure } from '../../../domain/query/use-page-failure.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../ui/page/message-page/message-page.tsx';
import * as styles from './error-page.css.ts';

/** The generic error page: a page whose data or code could not be had, or that failed while it was rendered. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const { reason, retry } = usePageFailure({ error, reset });
  const home = (
    <Link to="/" className={button({ variant: 'secondary' })}>
      <Trans>Go to the home page</Trans>
    </Link>
  );
  if (reason instanceof ApiError) {
    return (
      <div className={styles.page}>
        <title>{`${t`Error`} · Pruva`}</title>
        <PageFailure error={error} reset={reset} action={home} />
      </div>
    );
  }
  return (
    <>
      <title>{`${t`An unexpected error occurred`} · Pruva`}</title>
      <MessagePage
        title={<Trans>An unexpected error occurred</Trans>}
        message={<Trans>Something went wrong on this page. Please try again.</Trans>}
        actions={
          <>
            <button type="button" className={button()} onClick={retry}>
              <Trans>Try again</Trans>
            </button>
            {home}
          </>
        }
      />
    </>
  );
}
