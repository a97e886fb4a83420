import { pngPart } from '../world/sample-files.ts';
import type { World } from '../world/world.ts';
import type { Recipes } from './recipe.ts';

const ADULT = { dateOfBirth: '1991-04-23' };
const NAME = { firstName: 'Elif', lastName: 'Yıldız', phoneNumber: '+905339998877' };
const OUTBOX = 'the code stands in an e-mail that only its reader sees';

/** A user registered for this one request. */
const asNewCustomer = async (world: World) => ({ session: await world.newCustomer() });

async function completeCustomer(world: World) {
  const session = await world.newCustomer();
  await world.run.call('completeAccount', 'CUSTOMER', { session, body: { ...NAME, ...ADULT } });
  return session;
}

async function passwordChange(world: World) {
  const session = await world.newCustomer();
  return {
    session,
    path: { id: session.accountId },
    body: { currentPassword: session.password ?? '', newPassword: 'lodos-2027' },
  };
}

const personalInfo = (email: string) => ({
  firstName: 'Mehmet',
  lastName: 'Ağaoğlu',
  email,
  phone: '+905321112233',
  dateOfBirth: '1981-02-09',
  address: {
    street: 'İskele Cad. 14',
    district: 'Fethiye',
    city: 'Muğla',
    postalCode: '48310',
    country: 'Türkiye',
  },
});

const PHONE = ['phoneNumber', 'phone'];

/** Accounts, users, the captain's profile, the company and the contact form. */
export const people: Recipes = {
  getAccountByEmail: {
    actor: 'CUSTOMER',
    parts: async ({ run }) => ({ query: { email: run.session('CUSTOMER').email } }),
  },
  getAccountByUsername: {
    actor: 'CUSTOMER',
    parts: async ({ run }) => ({ query: { username: run.session('CUSTOMER').username } }),
    hold: ['username'],
  },
  updateAccountPassword: { parts: passwordChange, hold: ['currentPassword'] },
  updateOwnPassword: { parts: passwordChange, hold: ['currentPassword'] },
  activateAccount: {
    parts: async (world) => ({ path: { id: (await world.newCustomer()).accountId } }),
  },
  deactivateAccount: {
    parts: async (world) => ({ path: { id: (await world.newCustomer()).accountId } }),
  },
  registerAccount: {
    actor: 'ANONYMOUS',
    parts: async ({ run }) => {
      const name = `sweep-${run.nonce()}`;
      return {
        body: {
          email: `${name}@example.com`,
          username: name,
          password: 'deniz-2026',
          fullName: 'Deneme Yolcusu',
          phoneNumber: '+905321234567',
        },
      };
    },
    hold: ['email', 'username'],
  },
  logIn: {
    actor: 'ANONYMOUS',
    parts: async (world) => {
      const { username, password = '' } = await world.customer();
      return { body: { username, password } };
    },
    hold: ['username', 'email', 'password'],
  },
  completeAccount: {
    actor: 'CUSTOMER',
    parts: async (world) => ({ ...(await asNewCustomer(world)), body: { ...NAME, ...ADULT } }),
    hold: [...PHONE, 'profileImage', 'email'],
  },
  updateAccount: {
    actor: 'CUSTOMER',
    parts: async (world) => ({
      session: await completeCustomer(world),
      body: { ...NAME, ...ADULT },
    }),
    hold: [...PHONE, 'profileImage', 'email'],
  },
  refreshSession: { actor: 'CUSTOMER', parts: asNewCustomer },
  deleteAccount: { actor: 'CUSTOMER', parts: asNewCustomer },
  sendVerificationCode: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const session = await world.newCustomer();
      return { session, body: { email: session.email } };
    },
    hold: ['email'],
  },
  verifyEmail: {
    actor: 'CUSTOMER',
    unreachable: OUTBOX,
    parts: async (world) => {
      const session = await world.customer();
      return { session, body: { email: session.email, verificationCode: 'yanlis-kod' } };
    },
  },
  requestPasswordReset: {
    actor: 'ANONYMOUS',
    parts: async (world) => ({ body: { email: (await world.customer()).email } }),
    hold: ['email'],
  },
  resetPassword: {
    actor: 'ANONYMOUS',
    unreachable: OUTBOX,
    parts: async (world) => ({
      body: {
        email: (await world.customer()).email,
        resetToken: 'yanlis-kod',
        newPassword: 'lodos-2027',
        confirmPassword: 'lodos-2027',
      },
    }),
  },
  searchUsers: { parts: async () => ({ query: { q: 'deneme' } }) },
  getManagedUser: {
    parts: async (world) => ({ path: { id: (await world.customer()).userId } }),
  },
  setUserRole: {
    parts: async (world) => ({
      path: { id: (await world.newCustomer()).userId },
      body: { role: 'BOAT_OWNER' },
    }),
    hold: ['role'],
  },
  setUserStatus: {
    parts: async (world) => ({
      path: { id: (await world.newCustomer()).userId },
      body: { isActive: false },
    }),
  },
  updateCompany: {
    actor: 'BOAT_OWNER',
    parts: async (world) => {
      const session = await world.newOwner();
      return {
        session,
        body: {
          userId: session.userId,
          legalName: 'Deneme Denizcilik Ltd. Şti.',
          displayName: 'Deneme Denizcilik',
          taxNumber: '0080123456',
          taxOffice: 'Fethiye Vergi Dairesi',
          authorizedPerson: 'Mehmet Ağaoğlu',
          companyEmail: 'muhasebe@example.com',
          nationalIdNumber: '10000000146',
          mobilePhone: '+905321112233',
          landlinePhone: '+902526451020',
          iban: 'TR33 0006 1005 1978 6457 8413 26',
          billingAddress: 'Turgut Özal Mah. İskele Cad. 14, Göcek',
        },
      };
    },
    hold: ['nationalIdNumber', 'iban', 'mobilePhone', 'taxNumber'],
  },
  updatePersonalInfo: {
    actor: 'BOAT_OWNER',
    parts: async (world) => {
      const session = await world.newOwner();
      return { session, body: personalInfo(session.email) };
    },
    hold: ['phone', 'email'],
  },
  updateProfessionalInfo: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({
      session: await world.newOwner(),
      body: {
        licenseNumber: 'TR-CAP-2014-081274',
        licenseExpiry: world.daysFromToday(900),
        yearsOfExperience: 18,
        specializations: ['Mavi yolculuk', 'Yelken eğitimi'],
        bio: 'On sekiz yıldır kaptan.',
        certifications: [
          {
            name: 'Yat Kaptanı 499 GT',
            issuer: 'Ulaştırma ve Altyapı Bakanlığı',
            certificateNumber: 'YK-2014-08127',
            issueDate: '2014-06-02',
            expiryDate: world.daysFromToday(900),
          },
        ],
      },
    }),
    hold: ['certifications.id'],
  },
  uploadPicture: {
    actor: 'CUSTOMER',
    parts: async (world) => ({
      ...(await asNewCustomer(world)),
      body: { file: pngPart() },
    }),
  },
  uploadCaptainPhoto: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({ session: await world.owner(), body: { photo: pngPart() } }),
  },
  deleteCaptainPhoto: {
    actor: 'BOAT_OWNER',
    parts: async (world) => ({ session: await world.newOwner() }),
  },
  getCaptainPhoto: {
    actor: 'CUSTOMER',
    parts: async (world) => {
      const session = await world.newOwner();
      const body = { photo: pngPart() };
      await world.run.call('uploadCaptainPhoto', 'BOAT_OWNER', { session, body });
      return { path: { id: session.userId } };
    },
  },
  createContactMessage: {
    actor: 'ANONYMOUS',
    parts: async ({ run }) => ({
      body: {
        name: 'Deneme Yolcusu',
        email: `sweep-${run.nonce()}@example.com`,
        subject: 'Uyum denetimi',
        message: 'Bu ileti uyum denetiminden gelir; yanıt beklenmez.',
      },
    }),
    hold: ['email'],
  },
};
