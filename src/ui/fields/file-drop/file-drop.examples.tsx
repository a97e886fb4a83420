import { useState } from 'react';
import { inLanguage } from '../../example-text.ts';
import { FileDrop, type FileDropProps } from './file-drop.tsx';
import { fileProblem } from './files.ts';

const label = inLanguage({ tr: 'Kaptanlık belgesi', en: 'Captain’s licence' });
const rules = { accept: ['application/pdf', 'image/jpeg', 'image/png'], maxSize: 5 * 1024 * 1024 };
const description = inLanguage({
  tr: 'PDF, JPEG ya da PNG, en çok 5 MB',
  en: 'PDF, JPEG or PNG, up to 5 MB',
});

const words = {
  type: inLanguage({ tr: 'Bu tür dosya kabul edilmiyor', en: 'Files of this kind are not taken' }),
  size: inLanguage({ tr: 'Dosya boyutu 5 MB’ı aşıyor', en: 'The file is larger than 5 MB' }),
};

function fileError(file: File): string | undefined {
  const problem = fileProblem(file, rules);
  return problem && words[problem];
}

const licence = new File([new Uint8Array(48_000)], 'kaptanlik-belgesi.pdf', {
  type: 'application/pdf',
});
const tooLarge = new File(
  [new Uint8Array(6 * 1024 * 1024)],
  'denizden-gun-batimi-tam-boy-islenmemis-fotograf-2026-06-12.tiff',
  { type: 'image/jpeg' },
);

function Example({ start = [], ...rest }: Partial<FileDropProps> & { start?: readonly File[] }) {
  const [files, setFiles] = useState(start);
  return (
    <FileDrop
      label={label}
      description={description}
      accept={rules.accept}
      fileError={fileError}
      {...rest}
      value={files}
      onChange={setFiles}
    />
  );
}

export const examples = {
  empty: <Example />,
  several: <Example multiple start={[licence]} />,
  'too large': <Example multiple start={[licence, tooLarge]} />,
  'being sent': <Example start={[licence]} progress={() => 0.4} />,
  error: <Example error={inLanguage({ tr: 'Belgenizi ekleyin', en: 'Add your licence' })} />,
  required: <Example isRequired />,
  disabled: <Example start={[licence]} isDisabled />,
};
