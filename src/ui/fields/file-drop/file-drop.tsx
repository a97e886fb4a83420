import { Trans, useLingui } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldTexts } from '../field/field-texts.tsx';
import * as styles from './file-drop.css.ts';
import { FileItem } from './file-item.tsx';
import { fileKey, withFiles } from './files.ts';

export interface FileDropProps extends FieldTexts {
  value: readonly File[];
  /**
   * Called with all files, those that are not acceptable too: they stay in sight with what is wrong
   * (`fileError`) until they are removed, and the form's rules refuse them.
   */
  onChange: (files: File[]) => void;
  /** MIME types and endings that the file dialog offers; `fileProblem` tells which files meet them. */
  accept?: readonly string[];
  /** More than one file; otherwise a second one takes the place of the first. */
  multiple?: boolean;
  /** What is wrong with a file, as a sentence. */
  fileError?: (file: File) => string | undefined;
  /** How much of a file has been sent, 0–1; undefined before and after. */
  progress?: (file: File) => number | undefined;
  name?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** A place to drop files or to choose them, and the list of those that are there. */
export function FileDrop({
  label,
  description,
  error,
  value,
  onChange,
  accept,
  multiple = false,
  fileError,
  progress,
  name,
  isDisabled = false,
  isRequired = false,
}: FileDropProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function add(files: FileList | null) {
    if (files && files.length > 0 && !isDisabled) onChange(withFiles(value, [...files], multiple));
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    add(event.target.files);
    // The same file may be chosen again after it was removed.
    event.target.value = '';
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  }
  function remove(file: File) {
    onChange(value.filter((other) => other !== file));
    // The button goes with its file.
    input.current?.focus();
  }

  const describedBy = [description && `${id}-description`, error && `${id}-error`];
  return (
    <div
      className={fieldStyles.field}
      data-invalid={error ? true : undefined}
      data-disabled={isDisabled || undefined}
      data-required={isRequired || undefined}
    >
      <span id={`${id}-label`} className={fieldStyles.legend}>
        {label}
      </span>
      <label
        className={styles.zone}
        data-over={isOver || undefined}
        onDragEnter={() => setOver(!isDisabled)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
            setOver(false);
        }}
        onDrop={drop}
      >
        <input
          ref={input}
          type="file"
          className={visuallyHidden}
          name={name}
          accept={accept?.join(',')}
          multiple={multiple}
          disabled={isDisabled}
          required={isRequired}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          onChange={choose}
        />
        <Upload aria-hidden="true" size={24} strokeWidth={1.5} />
        <span id={`${id}-choose`} className={styles.choose}>
          {multiple ? <Trans>Choose files</Trans> : <Trans>Choose a file</Trans>}
        </span>
        <span className={styles.drop}>
          {multiple ? <Trans>or drop them here</Trans> : <Trans>or drop it here</Trans>}
        </span>
      </label>
      {description && (
        <span id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={fieldStyles.error}>
          {error}
        </span>
      )}
      {value.length > 0 && (
        <ul className={styles.list} aria-label={t`Chosen files`}>
          {value.map((file) => (
            <FileItem
              key={fileKey(file)}
              file={file}
              error={fileError?.(file)}
              progress={progress?.(file)}
              onRemove={isDisabled ? undefined : () => remove(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
