import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { ApiError } from '../../../api/errors/api-error.ts';
import { errorText } from '../../../api/errors/messages.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../ui/page/message-page/message-page.tsx';

/** The generic error page: a page that failed while loading or rendering. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { i18n, t } = useLingui();
  const router = useRouter();
  return (
    <>
      <title>{`${t`An unexpected error occurred`} · Pruva`}</title>
      <MessagePage
        title={<Trans>An unexpected error occurred</Trans>}
        message={
          error instanceof ApiError ? (
            errorText(i18n, error)
          ) : (
            <Trans>Something went wrong on this page. Please try again.</Trans>
          )
        }
        actions={
          <>
            <button
              type="button"
              className={button()}
              onClick={() => {
                reset();
                void router.invalidate();
              }}
            >
              <Trans>Try again</Trans>
            </button>
            <Link to="/" className={button({ variant: 'secondary' })}>
              <Trans>Go to the home page</Trans>
            </Link>
          </>
        }
      />
    </>
  );
}
