import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../../api/errors/api-error.ts';
import { failureOf } from '../../../api/errors/messages.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { ErrorDisplay } from '../../../ui/feedback/error-display/error-display.tsx';
import { MessagePage } from '../../../ui/page/message-page/message-page.tsx';
import * as styles from './error-page.css.ts';

/** The generic error page: a page whose data could not be had, or that failed while it was rendered. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const home = (
    <Link to="/" className={button({ variant: 'secondary' })}>
      <Trans>Go to the home page</Trans>
    </Link>
  );
  if (error instanceof ApiError) {
    const failure = failureOf(i18n, error);
    return (
      <div className={styles.page}>
        <title>{`${failure.message} · Pruva`}</title>
        <ErrorDisplay {...failure} level={1} onRetry={retry} action={home} />
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
