import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The pages that the header and its phone menu lead to. */
export function NavigationLinks({ linkClass }: { linkClass: string }) {
  return (
    <ul>
      <li>
        <Link to="/boats" className={linkClass}>
          <Trans>Boats</Trans>
        </Link>
      </li>
    </ul>
  );
}
