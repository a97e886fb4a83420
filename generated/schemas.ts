// Generated from the contract by `npm run generate`. Do not edit.

import * as v from 'valibot';

/**
 * Why an administrator does something; it is kept in the audit. Not only blanks.
 */
export const vAdministrativeReason = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(5), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Whether guests may drink alcohol on board.
 */
export const vAlcoholRule = /* @__PURE__ */ v.picklist([
    'ALLOWED',
    'PROHIBITED',
    'BRING_YOUR_OWN'
]);

/**
 * The business an applicant runs.
 */
export const vApplicationCompany = /* @__PURE__ */ v.object({
    companyName: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(2), /* @__PURE__ */ v.maxLength(200), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{0,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    taxNumber: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(20), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{8,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    address: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{8,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    description: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(50), /* @__PURE__ */ v.maxLength(2000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{48,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * What an administrator may decide on an application.
 */
export const vApplicationDecision = /* @__PURE__ */ v.picklist(['APPROVED', 'REJECTED']);

/**
 * PDF, JPEG or PNG; at most 10 MB.
 */
export const vApplicationFile = /* @__PURE__ */ v.string();

/**
 * Further documents of an application, as repeated parts of a form.
 */
export const vApplicationDocumentsForm = /* @__PURE__ */ v.object({
    documents: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vApplicationFile), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(10))
});

/**
 * SET changes what is given and keeps the rest; DELETE takes the entries off, after which the days cannot be booked.
 */
export const vAvailabilityBatchAction = /* @__PURE__ */ v.picklist(['SET', 'DELETE']);

/**
 * File content in base64; at most 10 MB once decoded.
 */
export const vBase64Data = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(4), /* @__PURE__ */ v.maxLength(13981016), /* @__PURE__ */ v.regex(/^[A-Za-z0-9+\/]+={0,2}$/));

/**
 * A few sentences of a captain about their own work.
 */
export const vBio = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500));

/**
 * A few sentences of a captain about their own work.
 */
export const vBioOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(500)));

/**
 * What a boat document proves. LICENSE and INSURANCE are required; every type but OTHER occurs once per boat.
 */
export const vBoatDocumentType = /* @__PURE__ */ v.picklist([
    'LICENSE',
    'INSURANCE',
    'SAFETY_CERTIFICATE',
    'INSPECTION_CERTIFICATE',
    'REGISTRATION_CERTIFICATE',
    'CAPTAIN_LICENSE',
    'RADIO_LICENSE',
    'OTHER'
]);

/**
 * Position of a new image among the images of its boat.
 */
export const vBoatImagePlace = /* @__PURE__ */ v.object({
    isPrimary: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
    displayOrder: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(1000)))
});

/**
 * A form with a new image.
 */
export const vBoatImageForm = /* @__PURE__ */ v.intersect([vBoatImagePlace, /* @__PURE__ */ v.object({
        file: /* @__PURE__ */ v.string()
    })]);

/**
 * A new image in base64: a JPEG, PNG or WebP by its content.
 */
export const vBoatImageUpload = /* @__PURE__ */ v.intersect([vBoatImagePlace, /* @__PURE__ */ v.object({
        imageData: vBase64Data
    })]);

/**
 * A new boat is not published.
 */
export const vBoatInitialStatus = /* @__PURE__ */ v.picklist(['INACTIVE']);

/**
 * The same as `brandModel`; send that instead.
 *
 * @deprecated
 */
export const vBoatModelAlias = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)));

/**
 * Price in Turkish lira (TRY), above zero; at most two decimals.
 */
export const vBoatPrice = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.gtValue(0), /* @__PURE__ */ v.maxValue(10000000));

/**
 * Price in Turkish lira (TRY), above zero; at most two decimals.
 */
export const vBoatPriceOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.gtValue(0), /* @__PURE__ */ v.maxValue(10000000)));

/**
 * Kind of boat.
 */
export const vBoatType = /* @__PURE__ */ v.picklist([
    'MOTORBOAT',
    'SAILBOAT',
    'SPEEDBOAT',
    'YACHT',
    'CATAMARAN'
]);

/**
 * The same as `buildYear`; send that instead.
 *
 * @deprecated
 */
export const vBoatYearAlias = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1970), /* @__PURE__ */ v.maxValue(2100));

/**
 * Length of a booking by the hour; it ends by 18:00.
 */
export const vBookingHours = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(10));

/**
 * What the customer wants the host to know.
 */
export const vBookingNotes = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1000));

/**
 * Full hour in Europe/Istanbul at which a booking by the hour may start, `HH:mm`; 08:00 to 17:00. One that is over today is 422.
 */
export const vBookingStartTime = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.length(5), /* @__PURE__ */ v.regex(/^(0[89]|1[0-7]):00$/));

/**
 * Calendar day in Europe/Istanbul, `YYYY-MM-DD`.
 */
export const vCalendarDate = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.isoDate());

/**
 * Calendar day in Europe/Istanbul, `YYYY-MM-DD`.
 */
export const vCalendarDateOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.isoDate()));

/**
 * What a customer gets back of what was paid. flexible: everything until 24 hours before; moderate: 50 % until 48 hours before; strict: 50 % until 7 days before; no_refund: nothing. Counted back from the start of the trip in Europe/Istanbul: its startTime, or 00:00 of the first day where whole days are booked. Boats go by flexible, and so do tours whose guide has chosen none.
 */
export const vCancellationPolicy = /* @__PURE__ */ v.picklist([
    'flexible',
    'moderate',
    'strict',
    'no_refund'
]);

/**
 * Why a booking is cancelled.
 */
export const vCancellationReason = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{8,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Why a booking is cancelled.
 */
export const vBookingCancellation = /* @__PURE__ */ v.object({
    reason: vCancellationReason
});

/**
 * The photo of a captain, as one part of a form.
 */
export const vCaptainPhotoUpload = /* @__PURE__ */ v.object({
    photo: /* @__PURE__ */ v.string()
});

/**
 * Token of a card, issued by the payment provider's own card fields, so that no card number passes here.
 */
export const vCardToken = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(16), /* @__PURE__ */ v.maxLength(200), /* @__PURE__ */ v.regex(/^[A-Za-z0-9_-]+$/));

/**
 * Status of a message. A new one has been read by nobody; ANSWERED says that an answer went out by e-mail, CLOSED that nothing is left to do. An administrator may set any of them.
 */
export const vContactMessageState = /* @__PURE__ */ v.picklist([
    'NEW',
    'READ',
    'ANSWERED',
    'CLOSED'
]);

/**
 * The new status of a message.
 */
export const vContactMessageStateUpdate = /* @__PURE__ */ v.object({
    state: vContactMessageState,
    reason: /* @__PURE__ */ v.optional(vAdministrativeReason)
});

/**
 * The applicant agrees to the contract; must be true.
 */
export const vContractApproval = /* @__PURE__ */ v.literal(true);

/**
 * Which version of the contract the applicant read.
 */
export const vContractVersion = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(20), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * `conversation_` and the two user ids, the smaller number first.
 */
export const vConversationId = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(16), /* @__PURE__ */ v.maxLength(46), /* @__PURE__ */ v.regex(/^conversation_[0-9]+_[0-9]+$/));

/**
 * What a usual day brings from some hour on.
 */
export const vDayPlanStop = /* @__PURE__ */ v.object({
    time: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.length(5), /* @__PURE__ */ v.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)),
    text: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(120), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * Position of the record among its siblings, the lowest first; 0 is allowed.
 */
export const vDisplayOrder = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(1000));

/**
 * E-mail address.
 */
export const vEmail = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.email(), /* @__PURE__ */ v.minLength(3), /* @__PURE__ */ v.maxLength(100));

/**
 * The code that was sent to an e-mail address.
 */
export const vEmailVerification = /* @__PURE__ */ v.object({
    email: vEmail,
    verificationCode: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(64), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * Full years of experience at sea.
 */
export const vExperienceYears = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(50));

/**
 * Name of a feature, unique on its boat. The examples are the ones to suggest, known by these names in every language; owners add others in their own words.
 */
export const vFeatureName = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * A feature to add.
 */
export const vBoatFeatureCreate = /* @__PURE__ */ v.object({
    featureName: vFeatureName
});

/**
 * Several features to add.
 */
export const vBoatFeatureBatch = /* @__PURE__ */ v.object({
    features: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBoatFeatureCreate), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100))
});

/**
 * Name of an uploaded file, without path separators, reserved or control characters. None of its extensions, also before the last one, may be .exe .bat .cmd .scr .vbs .js .html .htm.
 */
export const vFileName = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(255), /* @__PURE__ */ v.regex(/^(?=[\s\S]*[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻])(?!.*\.([eE][xX][eE]|[bB][aA][tT]|[cC][mM][dD]|[sS][cC][rR]|[vV][bB][sS]|[jJ][sS]|[hH][tT][mM][lL]?)(\.|$))[^<>:"\/\\|?*\x00-\x1f\x7f]+$/));

/**
 * What the engine runs on.
 */
export const vFuelType = /* @__PURE__ */ v.picklist([
    'DIESEL',
    'GASOLINE',
    'ELECTRIC',
    'HYBRID'
]);

/**
 * First and last name.
 */
export const vFullName = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(2), /* @__PURE__ */ v.maxLength(101), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]*[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * A message from the contact form.
 */
export const vContactMessageCreate = /* @__PURE__ */ v.object({
    name: vFullName,
    email: vEmail,
    subject: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(150), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    message: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(2000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * Identifier of a record.
 */
export const vId = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(9007199254740991));

/**
 * The new order of the images of a boat.
 */
export const vBoatImageOrder = /* @__PURE__ */ v.object({
    imageIds: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vId), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(20))
});

/**
 * An extra service that a customer adds to a booking.
 */
export const vBookingServiceChoice = /* @__PURE__ */ v.object({
    serviceId: vId,
    quantity: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))
});

/**
 * A certification as typed into the profile form; without an id it is a new one.
 */
export const vCertificationUpdate = /* @__PURE__ */ v.object({
    id: /* @__PURE__ */ v.optional(vId),
    name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(150), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    issuer: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(150), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    certificateNumber: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50))),
    issueDate: vCalendarDate,
    expiryDate: /* @__PURE__ */ v.optional(vCalendarDateOrNull)
});

/**
 * The new place of one record among its siblings.
 */
export const vDisplayOrderChange = /* @__PURE__ */ v.object({
    id: vId,
    displayOrder: vDisplayOrder
});

/**
 * The new order of documents of one boat.
 */
export const vBoatDocumentOrder = /* @__PURE__ */ v.object({
    boatId: vId,
    orders: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vDisplayOrderChange), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100))
});

/**
 * Whether something is part of the price, or paid besides.
 */
export const vInclusion = /* @__PURE__ */ v.picklist(['INCLUDED', 'EXTRA']);

/**
 * What the price covers; each is absent or null when the owner has not said it. Captain and crew are told by captainIncluded and crew, what an extra costs by the services.
 */
export const vBoatInclusions = /* @__PURE__ */ v.object({
    fuel: /* @__PURE__ */ v.nullish(vInclusion),
    food: /* @__PURE__ */ v.nullish(vInclusion),
    drinks: /* @__PURE__ */ v.nullish(vInclusion),
    towels: /* @__PURE__ */ v.nullish(vInclusion),
    cleaning: /* @__PURE__ */ v.nullish(vInclusion),
    harbourFees: /* @__PURE__ */ v.nullish(vInclusion)
});

/**
 * Instant in UTC, RFC 3339.
 */
export const vInstant = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.isoTimestamp());

/**
 * Instant in UTC, RFC 3339.
 */
export const vInstantOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.isoTimestamp()));

/**
 * Degrees north, WGS 84.
 */
export const vLatitudeOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(-90), /* @__PURE__ */ v.maxValue(90)));

/**
 * Number of a captain's licence, 6 to 12 letters or digits; stored in upper case.
 */
export const vLicenseNumber = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(6), /* @__PURE__ */ v.maxLength(12), /* @__PURE__ */ v.regex(/^[A-Za-z0-9]{6,12}$/));

/**
 * Amount in Turkish lira (TRY); at most two decimals. Its bound is far above any sum of prices, so that a total always has room.
 */
export const vLira = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(1000000000000000));

/**
 * The first digits of a card, and what is to be paid with it.
 */
export const vCardBinCheck = /* @__PURE__ */ v.object({
    binNumber: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(6), /* @__PURE__ */ v.maxLength(8), /* @__PURE__ */ v.regex(/^[0-9]{6,8}$/)),
    amount: vLira
});

/**
 * Price in Turkish lira (TRY) as somebody sets or seeks it; at most two decimals.
 */
export const vLiraOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(100000000)));

/**
 * What an entry says of its day.
 */
export const vAvailabilityState = /* @__PURE__ */ v.object({
    isAvailable: /* @__PURE__ */ v.boolean(),
    priceOverride: vLiraOrNull,
    isInstantConfirmation: /* @__PURE__ */ v.boolean()
});

/**
 * What stands of a day; null when the day has no entry.
 */
export const vAvailabilityStateOrNull = /* @__PURE__ */ v.nullable(vAvailabilityState);

/**
 * The same change of some days of one boat or tour; exactly one of boatId and tourId is given. SET names at least one of isAvailable, priceOverride, pricePercent and isInstantConfirmation, and not both prices. A day without an entry gets one only when isAvailable is given.
 */
export const vAvailabilityBatchChange = /* @__PURE__ */ v.object({
    boatId: /* @__PURE__ */ v.optional(vId),
    tourId: /* @__PURE__ */ v.optional(vId),
    action: vAvailabilityBatchAction,
    dates: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vCalendarDate), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(400)),
    expected: /* @__PURE__ */ v.optional(vAvailabilityStateOrNull),
    isAvailable: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    priceOverride: /* @__PURE__ */ v.optional(vLiraOrNull),
    pricePercent: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(-100), /* @__PURE__ */ v.maxValue(500))),
    isInstantConfirmation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean())
});

/**
 * Changes of many days of one's boats and tours, at most 16,000 days in all, each day once.
 */
export const vAvailabilityBatch = /* @__PURE__ */ v.object({
    isPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
    changes: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vAvailabilityBatchChange), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(1000))
});

/**
 * What a host may say about a day.
 */
export const vAvailabilityTerms = /* @__PURE__ */ v.object({
    date: vCalendarDate,
    isAvailable: /* @__PURE__ */ v.boolean(),
    priceOverride: /* @__PURE__ */ v.optional(vLiraOrNull),
    isInstantConfirmation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false)
});

/**
 * A day to open or close, of a boat (boatId) or of a tour (tourId); never of both.
 */
export const vAvailabilityCreate = /* @__PURE__ */ v.union([/* @__PURE__ */ v.intersect([/* @__PURE__ */ v.object({
            tourId: vId
        }), vAvailabilityTerms]), /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.object({
            boatId: vId
        }), vAvailabilityTerms])]);

/**
 * The whole of an entry, by its id. It stays with its boat or tour, which may be left out.
 */
export const vAvailabilityUpdate = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.object({
        id: vId,
        boatId: /* @__PURE__ */ v.optional(vId),
        tourId: /* @__PURE__ */ v.optional(vId)
    }), vAvailabilityTerms]);

/**
 * One text in both languages of the product, as it shall read.
 */
export const vLocalizedTextUpdate = /* @__PURE__ */ v.object({
    tr: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(5000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    en: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(5000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * The texts of a blog post, and why they change.
 */
export const vBlogPostUpdate = /* @__PURE__ */ v.object({
    title: vLocalizedTextUpdate,
    summary: vLocalizedTextUpdate,
    paragraphs: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vLocalizedTextUpdate), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100)),
    reason: /* @__PURE__ */ v.optional(vAdministrativeReason)
});

/**
 * The texts of a place on the coast, and why they change.
 */
export const vDestinationUpdate = /* @__PURE__ */ v.object({
    summary: vLocalizedTextUpdate,
    description: vLocalizedTextUpdate,
    reason: /* @__PURE__ */ v.optional(vAdministrativeReason)
});

/**
 * Degrees east, WGS 84.
 */
export const vLongitudeOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(-180), /* @__PURE__ */ v.maxValue(180)));

/**
 * What every shape of a boat says of it, in answers and in requests alike.
 */
export const vBoatCore = /* @__PURE__ */ v.object({
    name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    type: vBoatType,
    brandModel: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))),
    buildYear: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1970), /* @__PURE__ */ v.maxValue(2100))),
    length: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(200))),
    capacity: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100)),
    dailyPrice: vBoatPrice,
    hourlyPrice: /* @__PURE__ */ v.optional(vBoatPriceOrNull),
    location: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    latitude: /* @__PURE__ */ v.optional(vLatitudeOrNull),
    longitude: /* @__PURE__ */ v.optional(vLongitudeOrNull),
    captainIncluded: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    cabins: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(50)))
});

/**
 * The text of the message; not only blanks.
 */
export const vMessageText = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(2000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * A message to send.
 */
export const vMessageCreate = /* @__PURE__ */ v.object({
    conversationId: vConversationId,
    senderId: vId,
    recipientId: vId,
    bookingId: /* @__PURE__ */ v.optional(vId),
    message: vMessageText
});

/**
 * Whether guests may play music.
 */
export const vMusicRule = /* @__PURE__ */ v.picklist([
    'ALLOWED',
    'RESTRICTED',
    'PROHIBITED'
]);

/**
 * How many people come along; at most the capacity of the boat, or the places left on the tour date.
 */
export const vPassengerCount = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100));

/**
 * What a customer may choose about a booking, and may change while it is PENDING.
 */
export const vBookingTerms = /* @__PURE__ */ v.object({
    customerId: /* @__PURE__ */ v.optional(vId),
    startDate: vCalendarDate,
    endDate: vCalendarDate,
    startTime: /* @__PURE__ */ v.optional(vBookingStartTime),
    hours: /* @__PURE__ */ v.optional(vBookingHours),
    passengerCount: vPassengerCount,
    notes: /* @__PURE__ */ v.optional(vBookingNotes),
    services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBookingServiceChoice), /* @__PURE__ */ v.maxLength(50)))
});

/**
 * A boat or a date of a tour to book; never both. A boat (boatId) for whole days, both ends counted, or for some hours of one day with startTime and hours. Places on a date of a tour (tourId and tourDateId); startDate and endDate are the days of that date.
 */
export const vBookingCreate = /* @__PURE__ */ v.union([/* @__PURE__ */ v.intersect([/* @__PURE__ */ v.object({
            tourId: vId,
            tourDateId: vId,
            expectedTotalPrice: /* @__PURE__ */ v.optional(vLira)
        }), vBookingTerms]), /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.object({
            boatId: vId,
            expectedTotalPrice: /* @__PURE__ */ v.optional(vLira)
        }), vBookingTerms])]);

/**
 * The new terms of a booking, by its id. What is booked stays.
 */
export const vBookingUpdate = /* @__PURE__ */ v.intersect([/* @__PURE__ */ v.object({
        id: vId
    }), vBookingTerms]);

/**
 * Password as typed; at least 6 characters.
 */
export const vPassword = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(6), /* @__PURE__ */ v.maxLength(128));

/**
 * What a person signs in with.
 */
export const vCredentials = /* @__PURE__ */ v.object({
    username: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))),
    email: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))),
    password: vPassword
});

/**
 * A new password, with the code that allows it. Both spellings of the password must match.
 */
export const vPasswordReset = /* @__PURE__ */ v.object({
    email: vEmail,
    resetToken: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(256), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    newPassword: vPassword,
    confirmPassword: vPassword
});

/**
 * Whose password is forgotten.
 */
export const vPasswordResetRequest = /* @__PURE__ */ v.object({
    email: vEmail
});

/**
 * The password in force, and the one that takes its place.
 */
export const vPasswordUpdate = /* @__PURE__ */ v.object({
    currentPassword: vPassword,
    newPassword: vPassword
});

/**
 * Why a payment was refunded, or its status changed by hand.
 */
export const vPaymentReason = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{8,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Why a payment is refunded.
 */
export const vPaymentRefund = /* @__PURE__ */ v.object({
    reason: vPaymentReason
});

/**
 * Names one 3-D Secure check.
 */
export const vPaymentSessionId = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(16), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/^[A-Za-z0-9_-]+$/));

/**
 * Status of a payment. FAILED and CANCELLED are final, and so is COMPLETED unless the money is given back; PARTIAL is a success, the deposit has been received. A payment that was received and given back, all of it or a part, is CANCELLED and keeps its paidAt; one that was cancelled before it arrived has none.
 */
export const vPaymentStatus = /* @__PURE__ */ v.picklist([
    'COMPLETED',
    'FAILED',
    'CANCELLED',
    'PENDING',
    'PARTIAL'
]);

/**
 * A status set by hand, and why.
 */
export const vPaymentStatusUpdate = /* @__PURE__ */ v.object({
    status: vPaymentStatus,
    reason: vPaymentReason
});

/**
 * What a payment covers: the deposit, the rest after it, or the whole price at once.
 */
export const vPaymentType = /* @__PURE__ */ v.picklist([
    'DEPOSIT',
    'BALANCE',
    'FULL'
]);

/**
 * A payment to open for a booking; its amount follows from the type.
 */
export const vPaymentCreate = /* @__PURE__ */ v.object({
    bookingId: vId,
    type: vPaymentType
});

/**
 * What to charge, and to which card.
 */
export const vPaymentProcess = /* @__PURE__ */ v.object({
    type: vPaymentType,
    cardToken: vCardToken
});

/**
 * A correction of a payment that is still PENDING.
 */
export const vPaymentUpdate = /* @__PURE__ */ v.object({
    type: vPaymentType,
    amount: vLira
});

/**
 * First or last name; letters only, with a space, hyphen or apostrophe between them.
 */
export const vPersonName = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(/^[A-Za-zÀ-ÖØ-öø-ɏ]+([ '’-][A-Za-zÀ-ÖØ-öø-ɏ]+)*$/));

/**
 * Whether guests may bring animals.
 */
export const vPetsRule = /* @__PURE__ */ v.picklist(['ALLOWED', 'PROHIBITED']);

/**
 * Phone number, international form preferred.
 */
export const vPhoneNumber = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(20), /* @__PURE__ */ v.regex(/^\+?[ ()-]*[0-9][0-9 ()-]*$/));

/**
 * Legal and payout details of a captain, as typed into the company form.
 */
export const vCompanyUpdate = /* @__PURE__ */ v.object({
    userId: vId,
    legalName: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(200), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    displayName: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    taxNumber: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(20), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    taxOffice: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    authorizedPerson: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(101), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    companyEmail: vEmail,
    nationalIdNumber: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.length(11), /* @__PURE__ */ v.regex(/^[0-9]{11}$/)),
    mobilePhone: vPhoneNumber,
    landlinePhone: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(20))),
    iban: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(15), /* @__PURE__ */ v.maxLength(35), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{13,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    billingAddress: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(5), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{3,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * A picture as the part of a form.
 */
export const vPictureForm = /* @__PURE__ */ v.object({
    file: /* @__PURE__ */ v.string()
});

/**
 * City or country; letters only, with a space, hyphen or apostrophe between them.
 */
export const vPlaceName = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(/^[A-Za-zÀ-ÖØ-öø-ɏ]+([ '’-][A-Za-zÀ-ÖØ-öø-ɏ]+)*$/));

/**
 * Postal code, 5 digits.
 */
export const vPostalCodeOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.length(5), /* @__PURE__ */ v.regex(/^[0-9]{5}$/)));

/**
 * Where a captain lives, as typed into the profile form.
 */
export const vAddressUpdate = /* @__PURE__ */ v.object({
    street: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(200))),
    district: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50))),
    city: vPlaceName,
    postalCode: /* @__PURE__ */ v.optional(vPostalCodeOrNull),
    country: vPlaceName
});

/**
 * Price in Turkish lira (TRY) as somebody sets or seeks it; at most two decimals.
 */
export const vPrice = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(100000000));

/**
 * What is looked for. A boat must meet every criterion given. With days, it can be booked on each of them, none of which is past; of a single day some hours are enough. Prices are those of a day: the fromPrice, or, where days are asked for, what one of them costs on average, rounded to the kuruş. Of a single day that has hours left and can no longer be booked whole, it is the fromPrice again.
 */
export const vBoatSearch = /* @__PURE__ */ v.object({
    name: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(100))),
    location: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(100))),
    occasion: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(60))),
    minCapacity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100))),
    type: /* @__PURE__ */ v.optional(vBoatType),
    captainIncluded: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    isInstantConfirmation: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    minCabins: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(50))),
    minRating: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(5))),
    features: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vFeatureName), /* @__PURE__ */ v.maxLength(20))),
    minPrice: /* @__PURE__ */ v.optional(vPrice),
    maxPrice: /* @__PURE__ */ v.optional(vPrice),
    startDate: /* @__PURE__ */ v.optional(vCalendarDate),
    endDate: /* @__PURE__ */ v.optional(vCalendarDate)
});

/**
 * Whether the recipient has read the message.
 */
export const vReadStatus = /* @__PURE__ */ v.picklist(['UNREAD', 'READ']);

/**
 * What to look for in one's own messages. What is left out does not restrict; all that is given must hold.
 */
export const vMessageQuery = /* @__PURE__ */ v.object({
    conversationId: /* @__PURE__ */ v.optional(vConversationId),
    keyword: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))),
    readStatus: /* @__PURE__ */ v.optional(vReadStatus),
    startDate: /* @__PURE__ */ v.optional(vCalendarDate),
    endDate: /* @__PURE__ */ v.optional(vCalendarDate),
    page: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(10000)), 0),
    size: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100)), 12)
});

/**
 * A message and its new read status.
 */
export const vMessageReadStatus = /* @__PURE__ */ v.object({
    messageId: vId,
    readStatus: vReadStatus
});

/**
 * Why an application is rejected; the applicant reads it.
 */
export const vRejectionReason = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(5), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{3,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * What an administrator decides on an application. A rejection needs a reason, which the applicant reads.
 */
export const vApplicationReview = /* @__PURE__ */ v.union([/* @__PURE__ */ v.object({
        status: /* @__PURE__ */ v.picklist(['REJECTED']),
        rejectionReason: vRejectionReason
    }), /* @__PURE__ */ v.object({
        status: /* @__PURE__ */ v.picklist(['APPROVED']),
        rejectionReason: /* @__PURE__ */ v.optional(vRejectionReason)
    })]);

/**
 * The text of the reply; not only blanks.
 */
export const vReplyMessage = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(1000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * What the customer has to say, as plain text without surrounding blanks.
 */
export const vReviewComment = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(2000), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{8,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Why a reported review stays, or why a review is removed.
 */
export const vReviewDecision = /* @__PURE__ */ v.object({
    reason: vAdministrativeReason
});

/**
 * Why a review should be looked at by an administrator.
 */
export const vReviewFlag = /* @__PURE__ */ v.object({
    reason: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(10), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))
});

/**
 * Text to look for in comments.
 */
export const vReviewKeyword = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * A reply to a review.
 */
export const vReviewReplyCreate = /* @__PURE__ */ v.object({
    message: vReplyMessage,
    isOfficial: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean())
});

/**
 * What reviews can be sorted by. Equal ratings are sorted by date, the newest first.
 */
export const vReviewSortField = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['createdAt', 'rating']), 'createdAt');

/**
 * What a person is allowed to do. Captains and guides are both BOAT_OWNER.
 */
export const vRole = /* @__PURE__ */ v.picklist([
    'CUSTOMER',
    'BOAT_OWNER',
    'ADMIN'
]);

/**
 * Kind of extra service. FOOD is charged price × quantity, every other kind once.
 */
export const vServiceType = /* @__PURE__ */ v.picklist([
    'FOOD',
    'ENTERTAINMENT',
    'WATER_SPORTS',
    'TRANSPORTATION',
    'OTHER'
]);

/**
 * What an owner says of an extra service.
 */
export const vBoatServiceDetails = /* @__PURE__ */ v.object({
    name: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)),
    description: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1000))),
    serviceType: vServiceType,
    price: vBoatPrice,
    quantity: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(1000)), 1)
});

/**
 * Several new services of one boat.
 */
export const vBoatServiceBatch = /* @__PURE__ */ v.object({
    boatId: vId,
    services: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBoatServiceDetails), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100))
});

/**
 * A new service of an existing boat.
 */
export const vBoatServiceCreate = /* @__PURE__ */ v.intersect([vBoatServiceDetails, /* @__PURE__ */ v.object({
        boatId: vId
    })]);

/**
 * A service as its owner has changed it.
 */
export const vBoatServiceUpdate = /* @__PURE__ */ v.intersect([vBoatServiceDetails, /* @__PURE__ */ v.object({
        id: vId
    })]);

/**
 * Whether guests may smoke on board.
 */
export const vSmokingRule = /* @__PURE__ */ v.picklist([
    'ALLOWED',
    'RESTRICTED',
    'PROHIBITED'
]);

/**
 * House rules on board; null where the owner has set none.
 */
export const vBoatRules = /* @__PURE__ */ v.object({
    smoking: /* @__PURE__ */ v.nullable(vSmokingRule),
    pets: /* @__PURE__ */ v.nullable(vPetsRule),
    alcohol: /* @__PURE__ */ v.nullable(vAlcoholRule),
    music: /* @__PURE__ */ v.nullable(vMusicRule),
    additionalRules: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1000)))
});

/**
 * What may be said of a boat beyond what its card shows; each is absent or null when unknown.
 */
export const vBoatDetails = /* @__PURE__ */ v.object({
    description: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(5000))),
    shortDescription: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(200))),
    manufacturer: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(100))),
    width: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(60))),
    maxSpeed: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(100))),
    fuelType: /* @__PURE__ */ v.nullish(vFuelType),
    bathrooms: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(50))),
    toiletCount: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(50))),
    crew: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(100))),
    diningCapacity: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(100))),
    flag: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(60))),
    material: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(60))),
    departurePoint: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(100))),
    returnPoint: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(100))),
    organizationTypes: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(60), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/))), /* @__PURE__ */ v.maxLength(20))),
    rules: /* @__PURE__ */ v.nullish(vBoatRules),
    inclusions: /* @__PURE__ */ v.nullish(vBoatInclusions),
    dayPlan: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vDayPlanStop), /* @__PURE__ */ v.maxLength(12)))
});

/**
 * A boat as its owner has changed it. Fields left out stay as they are; null empties one. `model` repeats `brandModel`; where both are given they agree.
 */
export const vBoatUpdate = /* @__PURE__ */ v.intersect([
    vBoatCore,
    vBoatDetails,
    /* @__PURE__ */ v.object({
        id: vId,
        ownerId: /* @__PURE__ */ v.optional(vId),
        model: /* @__PURE__ */ v.optional(vBoatModelAlias),
        imageIdsToRemove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vId), /* @__PURE__ */ v.maxLength(20)))
    })
]);

/**
 * Ascending or descending.
 */
export const vSortDirection = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.picklist(['asc', 'desc']), 'desc');

/**
 * Something a captain is especially good at.
 */
export const vSpecialization = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * An application to become a captain. The licence must expire in the future and within ten years, counted on today's date in Europe/Istanbul.
 */
export const vCaptainApplicationCreate = /* @__PURE__ */ v.object({
    licenseNumber: vLicenseNumber,
    licenseExpiry: vCalendarDate,
    yearsOfExperience: vExperienceYears,
    specializations: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vSpecialization), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(10)),
    bio: /* @__PURE__ */ v.optional(vBio),
    company: vApplicationCompany,
    contractApproved: vContractApproval,
    contractVersion: vContractVersion
});

/**
 * An application to become a captain, with its documents, as parts of a form. A list is sent as repeated parts of the same name. The rules are those of an application without documents.
 */
export const vCaptainApplicationForm = /* @__PURE__ */ v.object({
    licenseNumber: vLicenseNumber,
    licenseExpiry: vCalendarDate,
    yearsOfExperience: vExperienceYears,
    specializations: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vSpecialization), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(10)),
    bio: /* @__PURE__ */ v.optional(vBio),
    company: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(2), /* @__PURE__ */ v.maxLength(10000)),
    contractApproved: vContractApproval,
    contractVersion: vContractVersion,
    documents: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vApplicationFile), /* @__PURE__ */ v.maxLength(10)))
});

/**
 * Stars given by a customer, from 1 (poor) to 5 (excellent).
 */
export const vStarRating = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(5));

/**
 * A review of a completed booking; the booking says which boat or tour it is about.
 */
export const vReviewCreate = /* @__PURE__ */ v.object({
    bookingId: vId,
    rating: vStarRating,
    comment: vReviewComment
});

/**
 * What to look for in reviews. What is left out does not restrict; all that is given must hold.
 */
export const vReviewQuery = /* @__PURE__ */ v.object({
    boatId: /* @__PURE__ */ v.optional(vId),
    tourId: /* @__PURE__ */ v.optional(vId),
    minRating: /* @__PURE__ */ v.optional(vStarRating),
    verified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    withReplies: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean()),
    startDate: /* @__PURE__ */ v.optional(vCalendarDate),
    endDate: /* @__PURE__ */ v.optional(vCalendarDate),
    keyword: /* @__PURE__ */ v.optional(vReviewKeyword),
    page: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(10000)), 0),
    size: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100)), 12),
    sortBy: /* @__PURE__ */ v.optional(vReviewSortField),
    sortDirection: /* @__PURE__ */ v.optional(vSortDirection)
});

/**
 * The new stars and comment of a review.
 */
export const vReviewUpdate = /* @__PURE__ */ v.object({
    rating: vStarRating,
    comment: vReviewComment
});

/**
 * The check that the customer has come back from.
 */
export const vThreeDsCompletion = /* @__PURE__ */ v.object({
    sessionId: vPaymentSessionId
});

/**
 * The payment to check with the bank of a card.
 */
export const vThreeDsInitialize = /* @__PURE__ */ v.object({
    bookingId: vId,
    type: vPaymentType,
    cardToken: vCardToken
});

/**
 * How many guests fit.
 */
export const vTourCapacity = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(100));

/**
 * Length of the tour on this date in minutes, in quarters of an hour.
 */
export const vTourDateDurationMinutes = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(60), /* @__PURE__ */ v.maxValue(765));

/**
 * Length of the tour on this date as a person reads it.
 */
export const vTourDateDurationText = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Whether a tour date can be booked. Its guide says so, AVAILABLE where nothing is said: bookings that fill a date do not make it FULLY_BOOKED.
 */
export const vTourDateStatus = /* @__PURE__ */ v.picklist([
    'AVAILABLE',
    'FULLY_BOOKED',
    'CANCELLED'
]);

/**
 * The new order of documents of one tour.
 */
export const vTourDocumentOrder = /* @__PURE__ */ v.object({
    tourId: vId,
    orders: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vDisplayOrderChange), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100))
});

/**
 * What a tour document proves. GUIDE_LICENSE and INSURANCE are required; every type but OTHER occurs once per tour.
 */
export const vTourDocumentType = /* @__PURE__ */ v.picklist([
    'GUIDE_LICENSE',
    'TOUR_PERMIT',
    'INSURANCE',
    'SAFETY_CERTIFICATE',
    'FIRST_AID_CERTIFICATE',
    'LANGUAGE_CERTIFICATE',
    'BUSINESS_LICENSE',
    'TAX_DOCUMENT',
    'OTHER'
]);

/**
 * Minutes on top of the whole hours of a tour.
 */
export const vTourDurationMinutes = /* @__PURE__ */ v.picklist([
    0,
    15,
    30,
    45
]);

/**
 * How long the tour usually takes.
 */
export const vTourDuration = /* @__PURE__ */ v.object({
    hours: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(1), /* @__PURE__ */ v.maxValue(12)),
    minutes: vTourDurationMinutes
});

/**
 * Tag in upper case with underscores for spaces, upper-cased without regard to the language.
 */
export const vTourFeature = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(60), /* @__PURE__ */ v.regex(/^[^\sa-zçğıöşü]*[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻a-zçğıöşü][^\sa-zçğıöşü]*$/));

/**
 * Tags of the tour, each once.
 */
export const vTourFeatures = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourFeature), /* @__PURE__ */ v.maxLength(30));

/**
 * One reason to come along.
 */
export const vTourHighlight = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(120), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * The best of the tour; at least one, at most five.
 */
export const vTourHighlights = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourHighlight), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(5));

/**
 * Media type of an uploaded picture.
 */
export const vTourImageContentType = /* @__PURE__ */ v.picklist([
    'image/jpeg',
    'image/png',
    'image/webp'
]);

/**
 * Picture in base64; at most 5 MB once decoded, and a valid image of the stated type.
 */
export const vTourImageData = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(4), /* @__PURE__ */ v.maxLength(6990508), /* @__PURE__ */ v.regex(/^[A-Za-z0-9+\/]+={0,2}$/));

/**
 * One picture as it is uploaded.
 */
export const vTourImageDetails = /* @__PURE__ */ v.object({
    imageData: vTourImageData,
    fileName: vFileName,
    contentType: vTourImageContentType,
    displayOrder: vDisplayOrder
});

/**
 * A new picture of an existing tour.
 */
export const vTourImageCreate = /* @__PURE__ */ v.intersect([vTourImageDetails, /* @__PURE__ */ v.object({
        tourId: vId
    })]);

/**
 * A picture as its guide has changed it. Without new data only its place changes; new data comes with its file name and type.
 */
export const vTourImageUpdate = /* @__PURE__ */ v.object({
    id: vId,
    imageData: /* @__PURE__ */ v.optional(vTourImageData),
    fileName: /* @__PURE__ */ v.optional(vFileName),
    contentType: /* @__PURE__ */ v.optional(vTourImageContentType),
    displayOrder: vDisplayOrder
});

/**
 * A language that the guide speaks on the tour, ISO 639-1.
 */
export const vTourLanguage = /* @__PURE__ */ v.picklist([
    'tr',
    'en',
    'de',
    'ru',
    'fr',
    'es',
    'it',
    'ar',
    'nl',
    'pl'
]);

/**
 * The languages that the captain speaks with guests, ISO 639-1, each once.
 */
export const vSpokenLanguages = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourLanguage), /* @__PURE__ */ v.maxLength(10));

/**
 * The professional part of a captain's profile, as typed into its form. The list of certifications takes the place of the stored one.
 */
export const vProfessionalInfoUpdate = /* @__PURE__ */ v.object({
    licenseNumber: /* @__PURE__ */ v.nullish(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(50))),
    licenseExpiry: /* @__PURE__ */ v.optional(vCalendarDateOrNull),
    yearsOfExperience: vExperienceYears,
    specializations: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vSpecialization), /* @__PURE__ */ v.maxLength(20)),
    bio: /* @__PURE__ */ v.optional(vBioOrNull),
    certifications: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vCertificationUpdate), /* @__PURE__ */ v.maxLength(50)),
    languages: /* @__PURE__ */ v.optional(vSpokenLanguages)
});

/**
 * The one language that the guide speaks on this date; null where it takes place in all those of the tour.
 */
export const vTourDateLanguageOrNull = /* @__PURE__ */ v.nullable(vTourLanguage);

/**
 * One date as a guide writes it. Without a length in minutes the tour's own duration counts; without a status the date is AVAILABLE; without a language it takes place in those of the tour. Not more guests than the tour has room for.
 */
export const vTourDateDetails = /* @__PURE__ */ v.object({
    startDate: vInstant,
    endDate: /* @__PURE__ */ v.optional(vInstantOrNull),
    durationText: vTourDateDurationText,
    durationMinutes: /* @__PURE__ */ v.optional(vTourDateDurationMinutes),
    availabilityStatus: /* @__PURE__ */ v.optional(vTourDateStatus),
    maxGuests: vTourCapacity,
    language: /* @__PURE__ */ v.optional(vTourDateLanguageOrNull)
});

/**
 * A new date of an existing tour.
 */
export const vTourDateCreate = /* @__PURE__ */ v.intersect([vTourDateDetails, /* @__PURE__ */ v.object({
        tourId: vId
    })]);

/**
 * The dates that a repeat rule makes for a tour.
 */
export const vTourDatePlan = /* @__PURE__ */ v.object({
    isPreview: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
    dates: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourDateDetails), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(366))
});

/**
 * A date as its guide has changed it; it stays with its tour.
 */
export const vTourDateUpdate = /* @__PURE__ */ v.intersect([vTourDateDetails, /* @__PURE__ */ v.object({
        id: vId
    })]);

/**
 * The languages that the guide speaks on the tour, each once.
 */
export const vTourLanguages = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourLanguage), /* @__PURE__ */ v.maxLength(10));

/**
 * Region where the tour takes place; not blank.
 */
export const vTourLocation = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Title of the tour; not blank.
 */
export const vTourName = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(100), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Price per person in Turkish lira (TRY), above 0; at most two decimals.
 */
export const vTourPrice = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.minValue(0.01), /* @__PURE__ */ v.maxValue(100000000));

/**
 * One sentence for cards and search results; empty when the guide wrote none.
 */
export const vTourShortDescription = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(150));

/**
 * ACTIVE tours are listed and can be booked. DRAFT is being written, INACTIVE is not published, CANCELLED will not take place any more.
 */
export const vTourStatus = /* @__PURE__ */ v.picklist([
    'ACTIVE',
    'DRAFT',
    'INACTIVE',
    'CANCELLED'
]);

/**
 * Free text whose line breaks are kept; empty when the guide wrote none.
 */
export const vTourText = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(5000));

/**
 * What kind of tour it is.
 */
export const vTourType = /* @__PURE__ */ v.picklist([
    'HIKING',
    'CULTURAL',
    'FOOD',
    'CITY',
    'NATURE',
    'BOAT',
    'PHOTOGRAPHY',
    'DIVING'
]);

/**
 * What a guide writes about a tour. Only name, region and price are needed to save; what is left out is empty or its default.
 */
export const vTourContent = /* @__PURE__ */ v.object({
    name: vTourName,
    description: /* @__PURE__ */ v.optional(vTourShortDescription),
    fullDescription: /* @__PURE__ */ v.optional(vTourText),
    price: vTourPrice,
    capacity: /* @__PURE__ */ v.optional(vTourCapacity, 10),
    location: vTourLocation,
    latitude: /* @__PURE__ */ v.optional(vLatitudeOrNull),
    longitude: /* @__PURE__ */ v.optional(vLongitudeOrNull),
    guideId: /* @__PURE__ */ v.optional(vId),
    status: /* @__PURE__ */ v.optional(vTourStatus),
    tourType: /* @__PURE__ */ v.nullish(vTourType),
    cancellationPolicy: /* @__PURE__ */ v.nullish(vCancellationPolicy),
    includedServices: /* @__PURE__ */ v.optional(vTourText),
    excludedServices: /* @__PURE__ */ v.optional(vTourText),
    requirements: /* @__PURE__ */ v.optional(vTourText),
    notAllowed: /* @__PURE__ */ v.optional(vTourText),
    notSuitableFor: /* @__PURE__ */ v.optional(vTourText),
    routeDescription: /* @__PURE__ */ v.optional(vTourText),
    locationDescription: /* @__PURE__ */ v.optional(vTourText),
    features: /* @__PURE__ */ v.optional(vTourFeatures),
    languages: /* @__PURE__ */ v.optional(vTourLanguages),
    highlights: /* @__PURE__ */ v.optional(vTourHighlights),
    duration: /* @__PURE__ */ v.optional(vTourDuration)
});

/**
 * Turkish mobile number: +90 or 0, then ten digits that begin with 5.
 */
export const vTurkishMobileNumber = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(11), /* @__PURE__ */ v.maxLength(13), /* @__PURE__ */ v.regex(/^(\+90|0)5[0-9]{9}$/));

/**
 * The personal part of a captain's profile, as typed into its form. The date of birth must give an age from 18 to 80, counted on today's date in Europe/Istanbul.
 */
export const vPersonalInfoUpdate = /* @__PURE__ */ v.object({
    firstName: vPersonName,
    lastName: vPersonName,
    email: vEmail,
    phone: vTurkishMobileNumber,
    dateOfBirth: vCalendarDate,
    address: vAddressUpdate
});

/**
 * Passed over, because the record comes together with what it belongs to; leave it out.
 *
 * @deprecated
 */
export const vUnsavedId = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.number(), /* @__PURE__ */ v.integer(), /* @__PURE__ */ v.minValue(0), /* @__PURE__ */ v.maxValue(9007199254740991));

/**
 * A service that comes together with its boat.
 */
export const vBoatServiceDraft = /* @__PURE__ */ v.intersect([vBoatServiceDetails, /* @__PURE__ */ v.object({
        boatId: /* @__PURE__ */ v.optional(vUnsavedId)
    })]);

/**
 * A new boat. The documents come in calls of their own once the boat has its id. `model` and `year` repeat `brandModel` and `buildYear`; where both are given they agree.
 */
export const vBoatCreate = /* @__PURE__ */ v.intersect([
    vBoatCore,
    vBoatDetails,
    /* @__PURE__ */ v.object({
        ownerId: /* @__PURE__ */ v.optional(vId),
        status: /* @__PURE__ */ v.optional(vBoatInitialStatus),
        model: /* @__PURE__ */ v.optional(vBoatModelAlias),
        year: /* @__PURE__ */ v.optional(vBoatYearAlias),
        images: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBoatImageUpload), /* @__PURE__ */ v.maxLength(20))),
        features: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBoatFeatureCreate), /* @__PURE__ */ v.maxLength(100))),
        services: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBoatServiceDraft), /* @__PURE__ */ v.maxLength(100)))
    })
]);

/**
 * A date that comes together with its tour.
 */
export const vTourDateDraft = /* @__PURE__ */ v.intersect([vTourDateDetails, /* @__PURE__ */ v.object({
        tourId: /* @__PURE__ */ v.optional(vUnsavedId)
    })]);

/**
 * A new tour with its first dates and pictures.
 */
export const vTourCreate = /* @__PURE__ */ v.intersect([vTourContent, /* @__PURE__ */ v.object({
        tourDates: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourDateDraft), /* @__PURE__ */ v.maxLength(366))),
        tourImages: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourImageDetails), /* @__PURE__ */ v.maxLength(10)))
    })]);

/**
 * A tour as its guide has changed it. Texts replace what was there; dates and pictures change only by the lists, and those in no list stay as they are.
 */
export const vTourUpdate = /* @__PURE__ */ v.intersect([vTourContent, /* @__PURE__ */ v.object({
        id: vId,
        tourDatesToUpdate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourDateUpdate), /* @__PURE__ */ v.maxLength(366))),
        tourDatesToAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourDateDraft), /* @__PURE__ */ v.maxLength(366))),
        tourDateIdsToRemove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vId), /* @__PURE__ */ v.maxLength(366))),
        tourImagesToUpdate: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourImageUpdate), /* @__PURE__ */ v.maxLength(10))),
        tourImagesToAdd: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourImageDetails), /* @__PURE__ */ v.maxLength(10))),
        tourImageIdsToRemove: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vId), /* @__PURE__ */ v.maxLength(10)))
    })]);

/**
 * Where an uploaded file is served. A path under `/api/` is used as it is, another rooted path gets `/api` in front, a bare name lies under `/api/uploads/`.
 */
export const vUploadPathOrNull = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(500), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/)));

/**
 * What a person changes in their own account. The full name follows from first and last name. A field that is left out stays as it is, and null clears it. A new e-mail address has to be verified again. The date of birth must give an age from 18 to 80, counted on today's date in Europe/Istanbul.
 */
export const vAccountUpdate = /* @__PURE__ */ v.object({
    firstName: vPersonName,
    lastName: vPersonName,
    phoneNumber: vPhoneNumber,
    email: /* @__PURE__ */ v.optional(vEmail),
    dateOfBirth: /* @__PURE__ */ v.optional(vCalendarDateOrNull),
    profileImage: /* @__PURE__ */ v.optional(vUploadPathOrNull)
});

/**
 * The role a user is given.
 */
export const vUserRoleUpdate = /* @__PURE__ */ v.object({
    role: vRole,
    reason: /* @__PURE__ */ v.optional(vAdministrativeReason)
});

/**
 * Whether a user may sign in from now on.
 */
export const vUserStatusUpdate = /* @__PURE__ */ v.object({
    isActive: /* @__PURE__ */ v.boolean(),
    reason: /* @__PURE__ */ v.optional(vAdministrativeReason)
});

/**
 * Unique name a person signs in with.
 */
export const vUsername = /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.minLength(3), /* @__PURE__ */ v.maxLength(50), /* @__PURE__ */ v.regex(/[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻][\s\S]{1,}[^\s\x00-\x20\x7f-\xa0\xad͏؜ᅟ-ᅠ ឴-឵᠋-᠏ -‏‪-  -⁯⠀　ㅤ︀-️﻿ﾠ￰-￻]/));

/**
 * Who wants to register. Everybody starts as a CUSTOMER.
 */
export const vRegistration = /* @__PURE__ */ v.object({
    email: vEmail,
    username: vUsername,
    password: vPassword,
    fullName: vFullName,
    phoneNumber: vPhoneNumber
});

/**
 * Where a verification code is sent.
 */
export const vVerificationCodeRequest = /* @__PURE__ */ v.object({
    email: vEmail
});

/**
 * What an administrator noted while checking a document; null when nothing was noted.
 */
export const vVerificationNotes = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.pipe(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.maxLength(1000)));

/**
 * What an owner says about a document. Verification and its notes are an administrator's: what an owner sends for them makes no difference.
 */
export const vBoatDocumentMetadata = /* @__PURE__ */ v.object({
    documentType: vBoatDocumentType,
    documentName: vFileName,
    expiryDate: /* @__PURE__ */ v.optional(vCalendarDateOrNull),
    isVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
    verificationNotes: /* @__PURE__ */ v.optional(vVerificationNotes),
    displayOrder: /* @__PURE__ */ v.optional(vDisplayOrder)
});

/**
 * A new document with its file.
 */
export const vBoatDocumentDetails = /* @__PURE__ */ v.intersect([vBoatDocumentMetadata, /* @__PURE__ */ v.object({
        documentData: vBase64Data
    })]);

/**
 * Several new documents of one boat.
 */
export const vBoatDocumentBatch = /* @__PURE__ */ v.object({
    boatId: vId,
    documents: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vBoatDocumentDetails), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(20))
});

/**
 * A new document of an existing boat. The file is a PDF, JPEG, PNG or WebP by its content.
 */
export const vBoatDocumentCreate = /* @__PURE__ */ v.intersect([vBoatDocumentDetails, /* @__PURE__ */ v.object({
        boatId: vId
    })]);

/**
 * A document as its owner has changed it. Without new data the stored file stays.
 */
export const vBoatDocumentUpdate = /* @__PURE__ */ v.intersect([vBoatDocumentMetadata, /* @__PURE__ */ v.object({
        id: vId,
        documentData: /* @__PURE__ */ v.optional(vBase64Data)
    })]);

/**
 * The outcome of an administrator's check of a document.
 */
export const vDocumentVerification = /* @__PURE__ */ v.object({
    isVerified: /* @__PURE__ */ v.boolean(),
    verificationNotes: /* @__PURE__ */ v.optional(vVerificationNotes)
});

/**
 * What a guide says about a document. Verification and its notes are an administrator's: whatever a guide sends for them, the service decides.
 */
export const vTourDocumentMetadata = /* @__PURE__ */ v.object({
    documentType: vTourDocumentType,
    documentName: vFileName,
    expiryDate: /* @__PURE__ */ v.optional(vCalendarDateOrNull),
    isVerified: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.boolean(), false),
    verificationNotes: /* @__PURE__ */ v.optional(vVerificationNotes),
    displayOrder: /* @__PURE__ */ v.optional(vDisplayOrder)
});

/**
 * A new document with its file.
 */
export const vTourDocumentDetails = /* @__PURE__ */ v.intersect([vTourDocumentMetadata, /* @__PURE__ */ v.object({
        documentData: vBase64Data
    })]);

/**
 * Several new documents of one tour.
 */
export const vTourDocumentBatch = /* @__PURE__ */ v.object({
    tourId: vId,
    documents: /* @__PURE__ */ v.pipe(/* @__PURE__ */ v.array(vTourDocumentDetails), /* @__PURE__ */ v.minLength(1), /* @__PURE__ */ v.maxLength(20))
});

/**
 * A new document of an existing tour. The file is a PDF, JPEG, PNG or WebP by its content.
 */
export const vTourDocumentCreate = /* @__PURE__ */ v.intersect([vTourDocumentDetails, /* @__PURE__ */ v.object({
        tourId: vId
    })]);

/**
 * A document as its guide has changed it. Without new data the stored file stays.
 */
export const vTourDocumentUpdate = /* @__PURE__ */ v.intersect([vTourDocumentMetadata, /* @__PURE__ */ v.object({
        id: vId,
        documentData: /* @__PURE__ */ v.optional(vBase64Data)
    })]);
