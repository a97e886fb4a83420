import { samplePdf } from '../../rules/document/sample-pdf.ts';
import { base64Of } from '../../rules/file/base64.ts';
import type { ApplicationRecord, FileRecord } from '../../store/records.ts';
import type { WorldRows } from '../../store/state.ts';
import type { Captain } from '../account/captains.ts';
import { createCompanies, createProfiles } from '../account/profiles.ts';
import { createUsers, type Guest } from '../account/users.ts';
import type { Calendar } from '../calendar.ts';
import { createApplications } from '../captain/applications.ts';
import type { exampleWorld } from '../example/example-world.ts';
import { createContactMessages } from '../message/contact.ts';

/** A white JPEG of one pixel: large enough to be opened. */
const PICTURE =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=';

/** The scans that applications list; all PDFs are one, and all pictures are one. */
function createFiles(applications: readonly ApplicationRecord[]): FileRecord[] {
  const scan = base64Of(samplePdf(['Pruva', 'Kaptan başvurusu belgesi']));
  return applications
    .flatMap(({ documentFilePaths }) => documentFilePaths)
    .map((path, index) => ({
      id: index + 1,
      path,
      ...(path.endsWith('.pdf')
        ? { contentType: 'application/pdf', base64: scan }
        : { contentType: 'image/jpeg', base64: PICTURE }),
    }));
}

/** How many applications of guests wait and were refused, and how many letters have come. */
export interface Queues {
  waiting: number;
  refused: number;
  letters: number;
}

const USUAL: Queues = { waiting: 5, refused: 8, letters: 6 };

/** Everybody, those of the examples first, with profiles, companies, applications and letters. */
export function createPopulation(
  calendar: Calendar,
  examples: ReturnType<typeof exampleWorld>,
  captains: readonly Captain[],
  guests: readonly Guest[],
  queues: Queues = USUAL,
) {
  const users = createUsers(calendar, guests);
  const profiles = createProfiles(calendar, captains);
  const applications = [
    ...examples.applications,
    ...createApplications(calendar, captains, guests, queues),
  ];
  return {
    users: [...examples.users, ...users],
    captainProfiles: [...examples.captainProfiles, ...profiles],
    companies: [...examples.companies, ...createCompanies(calendar, captains, users, profiles)],
    applications,
    files: createFiles(applications),
    contactMessages: [
      ...examples.contactMessages,
      ...createContactMessages(calendar, guests, queues.letters),
    ],
  } satisfies WorldRows;
}
