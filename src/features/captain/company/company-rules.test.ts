import { describe, expect, test } from 'vitest';
import {
  type CompanyValues,
  companyErrors,
  companyValues,
  toCompanyUpdate,
} from './company-rules.ts';

const right: CompanyValues = {
  legalName: ' Ağaoğlu Denizcilik Ltd. Şti. ',
  displayName: 'Ağaoğlu Denizcilik',
  taxNumber: '0080123456',
  taxOffice: 'Fethiye Vergi Dairesi',
  authorizedPerson: 'Mehmet Ağaoğlu',
  companyEmail: 'ofis@pruva.example',
  nationalIdNumber: '10000000146',
  mobilePhone: '+905339998877',
  landlinePhone: '',
  iban: 'TR330006100519786457841326',
  billingAddress: 'İskele Cad. 14, Göcek',
};
const wrong = (change: Partial<CompanyValues>) =>
  Object.keys(companyErrors(2, { ...right, ...change })).toSorted();

test('everything but the landline is required', () => {
  expect(wrong({})).toEqual([]);
  const required = Object.keys(right).filter((name) => name !== 'landlinePhone');
  expect(Object.keys(companyErrors(2, companyValues(null))).toSorted()).toEqual(
    required.toSorted(),
  );
});

test('is sent trimmed, without a landline as null', () => {
  expect(toCompanyUpdate(2, right)).toMatchObject({
    userId: 2,
    legalName: 'Ağaoğlu Denizcilik Ltd. Şti.',
    landlinePhone: null,
  });
});

test('an IBAN stored in groups is the same IBAN in the form', () => {
  const stored = { ...right, userId: 2, landlinePhone: null, updatedAt: '2027-06-01T09:00:00Z' };
  const iban = 'TR33 0006 1005 1978 6457 8413 26';
  expect(companyValues({ ...stored, iban }).iban).toBe(right.iban);
});

describe('rules', () => {
  test.each<[keyof CompanyValues, string]>([
    ['nationalIdNumber', '1000000014'],
    ['nationalIdNumber', '10000000147'],
    ['iban', 'TR330006100519786457841327'],
    ['iban', 'TR33'],
    ['companyEmail', 'ofis@'],
    ['mobilePhone', '053399988'],
    ['landlinePhone', '+90252645102012345678'],
    ['billingAddress', 'Göc '],
  ])('%s may not be %j', (name, text) => {
    expect(wrong({ [name]: text })).toEqual([name]);
  });

  test('an IBAN of another country is one', () => {
    expect(wrong({ iban: 'DE89370400440532013000' })).toEqual([]);
  });
});
