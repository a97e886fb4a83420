import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { listUsersPageParameters } from '../../../../api/contract/contract.ts';
import type { UserSummary } from '../../../../api/contract/types.ts';
import { captainsQuery } from '../../../../api/resources/users/queries.ts';
import { keepSearchText, useListLocation } from '../../../../domain/managed-list/list-location.ts';
import { QuerySection } from '../../../../domain/query/query-section.tsx';
import { Button } from '../../../../ui/actions/button/button.tsx';
import { Avatar } from '../../../../ui/content/avatar/avatar.tsx';
import { Badge } from '../../../../ui/content/badge/badge.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton/skeleton.tsx';
import { SearchField } from '../../../../ui/fields/search-field/search-field.tsx';
import { useTypedText } from '../../../../ui/fields/search-field/use-typed-text.ts';
import { Paged } from '../../../../ui/navigation/pagination/paged.tsx';
import { PageHeader } from '../../../../ui/page/page-header/page-header.tsx';
import * as styles from './captain-chooser.css.ts';

interface CaptainChooserProps {
  /** The page of the captains that were found, from 1: it stands in the address. */
  page: number;
}

/** Whose area an administrator wants to see: the captains by name. The page asked for stays the same. */
export default function CaptainChooser({ page }: CaptainChooserProps) {
  const { pathname } = useLocation();
  // What is looked for belongs to the page that it was typed on.
  return <Captains key={pathname} pathname={pathname} page={page} />;
}

function Captains({ pathname, page }: CaptainChooserProps & { pathname: string }) {
  const { t } = useLingui();
  const { text: find, onSearch } = useListLocation();
  const [typed, setTyped] = useTypedText(find, (next) => onSearch({}, next));
  const result = useQuery({
    ...captainsQuery(find ?? '', page - 1),
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <PageHeader
        title={<Trans>Choose a captain</Trans>}
        lead={<Trans>You see the area of a captain as the captain does.</Trans>}
      />
      <div className={styles.search}>
        <SearchField
          label={t`Name, e-mail or telephone`}
          value={typed}
          onChange={setTyped}
          maxLength={listUsersPageParameters.query.maxLength}
        />
      </div>
      <QuerySection result={result} level={2} skeleton={<Loading />}>
        {({ content, totalElements, totalPages }) => (
          <>
            <p role="status" className={styles.count}>
              <Plural value={totalElements} one="# captain" other="# captains" />
            </p>
            {totalElements === 0 ? (
              <Nobody find={find} onClear={() => setTyped('')} />
            ) : (
              <Paged
                page={page}
                pageCount={totalPages}
                isPlaceholder={result.isPlaceholderData}
                renderLink={(to, props) => (
                  <Link
                    key={to}
                    {...props}
                    to={pathname}
                    search={{ found: to }}
                    state={keepSearchText}
                  />
                )}
              >
                <ul className={styles.list} aria-label={t`Captains`}>
                  {content.map((captain) => (
                    <li key={captain.id}>
                      <Choice captain={captain} pathname={pathname} />
                    </li>
                  ))}
                </ul>
              </Paged>
            )}
          </>
        )}
      </QuerySection>
    </>
  );
}

function Choice({ captain, pathname }: { captain: UserSummary; pathname: string }) {
  const { id, fullName, username, email, isActive } = captain;
  return (
    <Link to={pathname} search={{ captain: id }} className={styles.choice} preload={false}>
      <Avatar name={fullName} />
      <span className={styles.texts}>
        <span className={styles.name}>{fullName}</span>
        <span className={styles.detail}>
          {username} · {email}
        </span>
      </span>
      {!isActive && (
        <Badge tone="danger">
          <Trans>Blocked</Trans>
        </Badge>
      )}
      <ChevronRight className={styles.arrow} aria-hidden="true" size={20} strokeWidth={1.75} />
    </Link>
  );
}

function Nobody({ find, onClear }: { find: string | undefined; onClear: () => void }) {
  if (find === undefined) {
    return (
      <EmptyState title={<Trans>There are no captains yet</Trans>}>
        <Trans>An application that is approved makes a captain of somebody.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={<Trans>No captain is called that</Trans>}
      action={
        <Button variant="secondary" onPress={onClear}>
          <Trans>Show all captains</Trans>
        </Button>
      }
    >
      <Trans>Nothing was found for “{find}”.</Trans>
    </EmptyState>
  );
}

function Loading() {
  return (
    <div className={styles.list}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles.choice}>
          <Skeleton width="44px" height="44px" />
          <Skeleton width="min(280px, 70%)" height="40px" />
        </div>
      ))}
    </div>
  );
}
