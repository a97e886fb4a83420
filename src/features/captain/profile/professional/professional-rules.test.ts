import { expect, test } from 'vitest';
import {
  type CertificationRow,
  certificationErrors,
  listed,
  type ProfessionalValues,
  professionalErrors,
  toProfessionalUpdate,
} from './professional-rules.ts';

const row: CertificationRow = {
  key: -1,
  name: 'Yat Kaptanı 499 GT',
  issuer: 'Ulaştırma ve Altyapı Bakanlığı',
  certificateNumber: '',
  issueDate: '2014-05-02',
  expiryDate: '',
};
const right: ProfessionalValues = {
  licenseNumber: 'TR-CAP-2014-081274',
  licenseExpiry: '',
  yearsOfExperience: 18,
  specializations: 'Mavi yolculuk, , Yelken,Yelken',
  languages: ['tr', 'en'],
  bio: '',
  certifications: [row, { ...row, key: 7, expiryDate: '2029-05-01' }],
};
const wrong = (change: Partial<ProfessionalValues>) =>
  Object.keys(professionalErrors({ ...right, ...change }));

test('a permanent certification is sent without a last day, a new one without an id', () => {
  expect(wrong({})).toEqual([]);
  expect(toProfessionalUpdate(right, [7])).toMatchObject({
    licenseExpiry: null,
    bio: null,
    specializations: ['Mavi yolculuk', 'Yelken'],
    certifications: [{ expiryDate: null }, { id: 7, expiryDate: '2029-05-01' }],
  });
  expect(toProfessionalUpdate(right, [7]).certifications[0]).not.toHaveProperty('id');
});

test('a certification that was removed elsewhere meanwhile is added again', () => {
  const { certifications } = toProfessionalUpdate(right, [8]);
  expect(certifications.map(({ id }) => id)).toEqual([undefined, undefined]);
});

test.each<[keyof ProfessionalValues, ProfessionalValues[keyof ProfessionalValues]]>([
  ['yearsOfExperience', null],
  ['yearsOfExperience', -1],
  ['yearsOfExperience', 51],
  ['bio', 'a'.repeat(501)],
  ['specializations', Array.from({ length: 21 }, (_, index) => `s${index}`).join(',')],
  ['certifications', [{ ...row, issuer: ' ' }]],
])('%s may not be %j', (name, value) => {
  expect(wrong({ [name]: value })).toEqual([name]);
});

test('a certification needs a name, an issuer and a day of issue, and ends after it', () => {
  const empty = { ...row, name: '', issuer: '', issueDate: '' };
  expect(Object.keys(certificationErrors(empty)).toSorted()).toEqual([
    'issueDate',
    'issuer',
    'name',
  ]);
  expect(Object.keys(certificationErrors({ ...row, expiryDate: '2014-05-01' }))).toEqual([
    'expiryDate',
  ]);
});

test('specialisations are separated by commas', () => {
  expect(listed(' , Dalış ,, Yelken ')).toEqual(['Dalış', 'Yelken']);
});
