import { companyOfText } from '../../rules/captain/application-company.ts';
import {
  applicationFile,
  type CheckedFile,
  checkFiles,
  keepFiles,
} from '../../rules/captain/application-files.ts';
import {
  decide,
  decidedApplication,
  latestApplication,
  pendingApplication,
  type Submission,
  submitApplication,
} from '../../rules/captain/captain-application.ts';
import { licenceProblems } from '../../rules/captain/licence.ts';
import { newestFirst, oldestFirst } from '../../rules/common/order.ts';
import { pageOf } from '../../rules/common/page.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../rules/common/refusal.ts';
import { mentions } from '../../rules/common/search-text.ts';
import { byText } from '../../rules/common/text.ts';
import { bytesOf } from '../../rules/file/base64.ts';
import { derived } from '../../store/derived.ts';
import type { ApplicationRecord, Schemas } from '../../store/records.ts';
import { fullNameOf } from '../../views/account/user.ts';
import { applicationView, managedApplicationView } from '../../views/captain/application.ts';
import type { Call, SomeHandlers } from '../handler.ts';

type Submitted = { status: 201; body: Schemas['CaptainApplication'] } | Refusal;

function submit(
  {
    store,
    user,
    now,
    today,
  }: Call<'submitCaptainApplication'> | Call<'submitCaptainApplicationForm'>,
  sent: Submission,
  files: readonly CheckedFile[],
): Submitted {
  const problems = licenceProblems('body.licenseExpiry', sent.licenseExpiry, today);
  if (problems.length > 0) return invalid(problems);
  const refused = pendingApplication(store, user.id);
  if (refused) return refused;
  const application = keepFiles(store, submitApplication(store, user, sent, now), files);
  return { status: 201, body: applicationView(store, application) };
}

/** All applications in an order of the contract; those of one name the newest first. */
const applicationsInOrder = derived((store, sort: Schemas['ApplicationSort']) => {
  const nameOf = ({ userId }: ApplicationRecord) => fullNameOf(store, userId);
  const byName = (a: ApplicationRecord, b: ApplicationRecord) =>
    byText(nameOf(a), nameOf(b)) || newestFirst(a, b);
  const orders: Record<Schemas['ApplicationSort'], typeof byName> = {
    'createdAt,desc': newestFirst,
    'createdAt,asc': oldestFirst,
    'fullName,asc': byName,
    'fullName,desc': (a, b) => byName(b, a),
  };
  return store.applications.all().toSorted(orders[sort]);
});

export const captainApplications: SomeHandlers<
  | 'listCaptainApplicationsPage'
  | 'submitCaptainApplication'
  | 'submitCaptainApplicationForm'
  | 'getLatestCaptainApplication'
  | 'getCaptainApplication'
  | 'getApplicationDocument'
  | 'uploadApplicationDocuments'
  | 'reviewCaptainApplication'
> = {
  listCaptainApplicationsPage({ store, query }) {
    const { status, userId } = query;
    const found = applicationsInOrder(store, query.sort ?? 'createdAt,desc').filter(
      (application) =>
        (status === undefined || application.status === status) &&
        (userId === undefined || application.userId === userId) &&
        mentions(query.query, [
          fullNameOf(store, application.userId),
          application.company.companyName,
          application.professionalInfo.licenseNumber,
        ]),
    );
    const page = pageOf(found, query);
    const content = page.content.map((application) => managedApplicationView(store, application));
    return { status: 200, body: { ...page, content } };
  },

  submitCaptainApplication: (call) => submit(call, call.body, []),

  submitCaptainApplicationForm(call) {
    const company = companyOfText(call.body.company);
    if (isRefusal(company)) return company;
    const files = checkFiles(call.body.documents ?? [], call.files.documents ?? [], 0);
    return isRefusal(files) ? files : submit(call, { ...call.body, company }, files);
  },

  getLatestCaptainApplication({ store, user }) {
    const latest = latestApplication(store, user.id);
    return latest ? { status: 200, body: applicationView(store, latest) } : notFound();
  },

  getCaptainApplication({ store, path, user }) {
    const application = store.applications.get(path.id);
    if (!application) return notFound();
    const view = user.role === 'ADMIN' ? managedApplicationView : applicationView;
    return { status: 200, body: view(store, application) };
  },

  getApplicationDocument({ store, path, query }) {
    const application = store.applications.get(path.id);
    const file = application && applicationFile(store, application, query.file);
    if (!file) return notFound();
    const bytes = { contentType: file.contentType, bytes: bytesOf(file.base64) };
    return { status: 200, bytes };
  },

  uploadApplicationDocuments({ store, path, body, files }) {
    const application = store.applications.get(path.id);
    if (!application) return notFound();
    const refused = decidedApplication(application);
    if (refused) return refused;
    const checked = checkFiles(
      body.documents,
      files.documents ?? [],
      application.documentFilePaths.length,
    );
    if (isRefusal(checked)) return checked;
    const changed = keepFiles(store, application, checked);
    return { status: 201, body: applicationView(store, changed) };
  },

  reviewCaptainApplication({ store, path, body, now, user }) {
    const application = store.applications.get(path.id);
    if (!application) return notFound();
    const decided = decide(store, application, body, now, user);
    if (isRefusal(decided)) return decided;
    return { status: 200, body: managedApplicationView(store, decided) };
  },
};
