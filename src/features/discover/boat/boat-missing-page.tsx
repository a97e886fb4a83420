import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { button } from '../../../ui/actions/button/button.css.ts';
import { MessagePage } from '../../../ui/page/message-page/message-page.tsx';

/** A boat that is not there, or that its owner has taken back. */
export function BoatMissing() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Boat not found`} · Pruva`}</title>
      <MessagePage
        title={<Trans>Boat not found</Trans>}
        message={<Trans>It is no longer listed, or the address is not quite right.</Trans>}
        actions={
          <Link to="/boats" className={button()}>
            <Trans>See all boats</Trans>
          </Link>
        }
      />
    </>
  );
}
