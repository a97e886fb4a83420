import type { components } from '../../../generated/types.ts';
import { putRecords } from '../support/mock.ts';
import { PASSWORD, signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { inDays, now } from '../support/today.ts';

type Schemas = components['schemas'];
type Code = Schemas['PublishIssueCode'];

const id = 9001;
const username = 'yeni.kaptan';
const form = `/captain/tours/${id}`;

/** Where each kind of issue of a tour is mended, with the place in the page. */
const places: Record<Code, string> = {
  DOCUMENT_MISSING: `${form}/documents#documents`,
  DOCUMENT_EXPIRED: `${form}/documents#document-9001`,
  DOCUMENT_EXPIRING: `${form}/documents#document-9002`,
  DOCUMENT_UNVERIFIED: `${form}/documents#document-9003`,
  LOCATION_MISSING: `${form}/route#latitude`,
  PHOTO_MISSING: `${form}/photos#tourImages`,
  DESCRIPTION_MISSING: `${form}/details#description`,
  NOT_PUBLISHED: `/captain/tours#tour-${id}`,
  NO_FREE_DAY: `/captain/tour-availability?tour=${id}`,
  COMPANY_MISSING: '/captain/company#legalName',
  IBAN_MISSING: '/captain/company#iban',
  EMAIL_UNVERIFIED: '/captain/security#email',
};

const document = (key: number, documentType: Schemas['TourDocument']['documentType']) => ({
  id: key,
  tourId: id,
  documentType,
  documentName: `belge-${key}.pdf`,
  filePath: `tour-documents/${id}/belge-${key}.pdf`,
  expiryDate: null,
  isVerified: true,
  verificationNotes: null,
  displayOrder: key - id,
  createdAt: now,
  updatedAt: now,
});

/** A captain of whom and of whose only tour everything is open. */
const records = {
  users: [
    {
      id,
      accountId: id,
      email: `${username}@pruva.example`,
      username,
      fullName: 'Yeni Kaptan',
      phoneNumber: '+905321112233',
      role: 'BOAT_OWNER' as const,
      isActive: true,
      createdAt: now,
      firstName: 'Yeni',
      lastName: 'Kaptan',
      dateOfBirth: '1990-01-01',
      profileImage: null,
      isEmailVerified: false,
      password: PASSWORD,
      tokensValidFrom: 0,
    },
  ],
  captainProfiles: [
    {
      id,
      userId: id,
      phone: '+905321112233',
      address: { street: null, district: null, city: null, postalCode: null, country: 'Türkiye' },
      profilePhoto: null,
      professionalInfo: {
        licenseNumber: null,
        licenseExpiry: null,
        yearsOfExperience: 0,
        specializations: [],
        bio: null,
        certifications: [],
      },
    },
  ],
  tours: [
    {
      id,
      name: 'Adsız koy turu',
      description: '',
      fullDescription: '',
      guideId: id,
      location: 'Kaş',
      status: 'DRAFT' as const,
      price: 500,
      capacity: 8,
      latitude: null,
      longitude: null,
      tourType: null,
      cancellationPolicy: null,
      includedServices: '',
      requirements: '',
      notAllowed: '',
      notSuitableFor: '',
      routeDescription: '',
      locationDescription: '',
      features: [],
      highlights: [],
      languages: [],
      duration: { hours: 2, minutes: 0 as const },
      ratingOverride: null,
      createdAt: now,
    },
  ],
  tourDocuments: [
    { ...document(9001, 'GUIDE_LICENSE'), expiryDate: inDays(-3) },
    { ...document(9002, 'TOUR_PERMIT'), expiryDate: inDays(10) },
    { ...document(9003, 'FIRST_AID_CERTIFICATE'), isVerified: false },
  ],
};

test('whatever keeps a tour from being published leads to the very place where it is mended', async ({
  page,
}) => {
  await putRecords(page, records);
  await signIn(page, username);
  const links = page.getByRole('dialog');
  for (const [code, place] of Object.entries(places)) {
    await test.step(code, async () => {
      if (code === 'NOT_PUBLISHED') {
        // No list of tours says it: the switch beside does. Issues of other pages lead there.
        await page.goto(place);
      } else {
        await page.goto('/captain/tours');
        await page.getByRole('button', { name: /durumu$/ }).click();
        await links.locator(`a[href="${place}"]`).click();
      }
      await expect(page).toHaveURL(place);
      const { hash } = new URL(place, 'http://pruva.example');
      if (code === 'NOT_PUBLISHED') await expect(page.locator(hash)).toBeInViewport();
      else if (hash) await expect(page.locator(`${hash}:focus, ${hash} :focus`)).toHaveCount(1);
      else await expect(page.getByRole('main').getByText('Adsız koy turu').first()).toBeVisible();
    });
  }
});
