import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef, useState } from 'react';
import type { SavedSearch } from '../../../device/saved-searches.ts';
import { Button } from '../../../ui/actions/button/button.tsx';
import { notifySuccess } from '../../../ui/feedback/toast/notify.ts';
import { TextField } from '../../../ui/fields/text-field/text-field.tsx';
import * as styles from './saved-searches.css.ts';

/** As long as a name in a list may be. */
const MAX_NAME_LENGTH = 60;

interface SaveSearchFormProps {
  search: SavedSearch['search'];
  /** The name that is proposed. */
  proposed: string;
  onSave: (search: SavedSearch) => void;
}

/** Keeps the search of the page under a name. */
export function SaveSearchForm({ search, proposed, onSave }: SaveSearchFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(proposed.slice(0, MAX_NAME_LENGTH));
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const called = name.trim();
    setMissing(called === '');
    if (called === '') {
      form.current?.querySelector('input')?.focus();
      return;
    }
    onSave({ name: called, search });
    void notifySuccess(t`The search is saved.`);
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t`Name of this search`}
        value={name}
        maxLength={MAX_NAME_LENGTH}
        error={isMissing ? t`Give the search a name` : undefined}
        onChange={(text) => {
          setName(text);
          setMissing(false);
        }}
      />
      <Button type="submit" variant="sea">
        <Trans>Save this search</Trans>
      </Button>
    </form>
  );
}
