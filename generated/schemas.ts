// Generated from the contract by `npm run generate`. Do not edit.

import * as v from 'valibot';

/**
 * Whether guests may drink alcohol on board.
 */
export const vAlcoholRule = v.picklist([
    'ALLOWED',
    'PROHIBITED',
    'BRING_YOUR_OWN'
]);

/**
 * The application is approved.
 */
export const vApplicationApproval = v.object({
    status: v.literal('APPROVED')
});

/**
 * The business an applicant runs.
 */
export const vApplicationCompany = v.object({
    companyName: v.pipe(v.string(), v.minLength(2), v.maxLength(200)),
    taxNumber: v.pipe(v.string(), v.minLength(10), v.maxLength(20)),
    address: v.pipe(v.string(), v.minLength(10), v.maxLength(500)),
    description: v.pipe(v.string(), v.minLength(50), v.maxLength(2000))
});

/**
 * PDF, JPEG or PNG; at most 10 MB.
 */
export const vApplicationFile = v.pipe(v.string(), v.minLength(1), v.maxLength(10485760));

/**
 * Further documents of an application, as repeated parts of a form.
 */
export const vApplicationDocumentsForm = v.object({
    documents: v.pipe(v.array(vApplicationFile), v.minLength(1), v.maxLength(10))
});

/**
 * File content in base64; at most 10 MB once decoded.
 */
export const vBase64Data = v.pipe(v.string(), v.minLength(4), v.maxLength(13981016), v.regex(/^[A-Za-z0-9+\/]+={0,2}$/));

/**
 * A few sentences of a captain about the own work.
 */
export const vBio = v.pipe(v.string(), v.maxLength(500));

/**
 * A few sentences of a captain about the own work.
 */
export const vBioOrNull = v.nullable(v.pipe(v.string(), v.maxLength(500)));

/**
 * What a boat document proves. LICENSE and INSURANCE are required; every type but OTHER occurs once per boat.
 */
export const vBoatDocumentType = v.picklist([
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
 * Where a new image stands among the images of its boat.
 */
export const vBoatImagePlace = v.object({
    isPrimary: v.optional(v.boolean(), false),
    displayOrder: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))
});

/**
 * A form with a new image.
 */
export const vBoatImageForm = v.intersect([vBoatImagePlace, v.object({
        file: v.pipe(v.string(), v.minLength(1), v.maxLength(10485760))
    })]);

/**
 * A new image in base64: a JPEG, PNG or WebP by its content.
 */
export const vBoatImageUpload = v.intersect([vBoatImagePlace, v.object({
        imageData: vBase64Data
    })]);

/**
 * A new boat is not published.
 */
export const vBoatInitialStatus = v.picklist(['INACTIVE']);

/**
 * The same as `brandModel`.
 */
export const vBoatModelAlias = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100)));

/**
 * Price in Turkish lira (TRY), above zero; at most two decimals.
 */
export const vBoatPrice = v.pipe(v.number(), v.gtValue(0), v.maxValue(10000000));

/**
 * Price in Turkish lira (TRY), above zero; at most two decimals.
 */
export const vBoatPriceOrNull = v.nullable(v.pipe(v.number(), v.gtValue(0), v.maxValue(10000000)));

/**
 * Kind of boat.
 */
export const vBoatType = v.picklist([
    'MOTORBOAT',
    'SAILBOAT',
    'SPEEDBOAT',
    'YACHT',
    'CATAMARAN'
]);

/**
 * The same as `buildYear`.
 */
export const vBoatYearAlias = v.pipe(v.number(), v.integer(), v.minValue(1970), v.maxValue(2100));

/**
 * Length of a booking by the hour; it ends by 18:00.
 */
export const vBookingHours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

/**
 * What the customer wants the host to know.
 */
export const vBookingNotes = v.pipe(v.string(), v.maxLength(1000));

/**
 * Full hour in Europe/Istanbul at which a booking by the hour may start, `HH:mm`; 08:00 to 17:00.
 */
export const vBookingStartTime = v.pipe(v.string(), v.length(5), v.regex(/^(0[89]|1[0-7]):00$/));

/**
 * Calendar day in Europe/Istanbul, `YYYY-MM-DD`.
 */
export const vCalendarDate = v.pipe(v.string(), v.isoDate(), v.length(10));

/**
 * Calendar day in Europe/Istanbul, `YYYY-MM-DD`.
 */
export const vCalendarDateOrNull = v.nullable(v.pipe(v.string(), v.isoDate(), v.length(10)));

/**
 * What a customer gets back. flexible: everything until 24 hours before; moderate: 50 % until 48 hours before; strict: 50 % until 7 days before; no_refund: nothing.
 */
export const vCancellationPolicy = v.picklist([
    'flexible',
    'moderate',
    'strict',
    'no_refund'
]);

/**
 * Why a booking is cancelled.
 */
export const vCancellationReason = v.pipe(v.string(), v.minLength(10), v.maxLength(500));

/**
 * Why a booking is cancelled.
 */
export const vBookingCancellation = v.object({
    reason: vCancellationReason
});

/**
 * The photo of a captain, as one part of a form.
 */
export const vCaptainPhotoUpload = v.object({
    photo: v.pipe(v.string(), v.minLength(1), v.maxLength(5242880))
});

/**
 * Stands for a card; given out by the payment provider's own card fields, so that no card number passes here.
 */
export const vCardToken = v.pipe(v.string(), v.minLength(16), v.maxLength(200), v.regex(/^[A-Za-z0-9_-]+$/));

/**
 * The applicant agrees to the contract; nothing else can be sent.
 */
export const vContractApproval = v.literal(true);

/**
 * Which version of the contract the applicant read.
 */
export const vContractVersion = v.pipe(v.string(), v.minLength(1), v.maxLength(20));

/**
 * `conversation_` and the two user ids, the smaller number first.
 */
export const vConversationId = v.pipe(v.string(), v.minLength(16), v.maxLength(46), v.regex(/^conversation_[0-9]+_[0-9]+$/));

/**
 * Where the record stands among its siblings, the lowest first; 0 is allowed.
 */
export const vDisplayOrder = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

/**
 * E-mail address.
 */
export const vEmail = v.pipe(v.string(), v.email(), v.minLength(3), v.maxLength(100));

/**
 * The code that was sent to an e-mail address.
 */
export const vEmailVerification = v.object({
    email: vEmail,
    verificationCode: v.pipe(v.string(), v.minLength(1), v.maxLength(64))
});

/**
 * Full years of experience at sea.
 */
export const vExperienceYears = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50));

/**
 * Name of a feature, unique on its boat. The examples are the ones to suggest, known by these names in every language; owners add others in their own words.
 */
export const vFeatureName = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/));

/**
 * A feature to add.
 */
export const vBoatFeatureCreate = v.object({
    featureName: vFeatureName
});

/**
 * Several features to add.
 */
export const vBoatFeatureBatch = v.object({
    features: v.pipe(v.array(vBoatFeatureCreate), v.minLength(1), v.maxLength(100))
});

/**
 * Name of an uploaded file, without path separators, reserved or control characters. None of its extensions, also before the last one, may be .exe .bat .cmd .scr .vbs .js .html .htm.
 */
export const vFileName = v.pipe(v.string(), v.minLength(1), v.maxLength(255), v.regex(/^(?!.*\.([eE][xX][eE]|[bB][aA][tT]|[cC][mM][dD]|[sS][cC][rR]|[vV][bB][sS]|[jJ][sS]|[hH][tT][mM][lL]?)(\.|$))[^<>:"\/\\|?*\x00-\x1f\x7f]+$/));

/**
 * What an owner says about a document.
 */
export const vBoatDocumentMetadata = v.object({
    documentType: vBoatDocumentType,
    documentName: vFileName,
    expiryDate: v.optional(vCalendarDateOrNull),
    isVerified: v.optional(v.boolean(), false),
    verificationNotes: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    displayOrder: v.optional(vDisplayOrder)
});

/**
 * A new document with its file.
 */
export const vBoatDocumentDetails = v.intersect([vBoatDocumentMetadata, v.object({
        documentData: vBase64Data
    })]);

/**
 * What the engine runs on.
 */
export const vFuelType = v.picklist([
    'DIESEL',
    'GASOLINE',
    'ELECTRIC',
    'HYBRID'
]);

/**
 * First and last name.
 */
export const vFullName = v.pipe(v.string(), v.minLength(2), v.maxLength(101));

/**
 * A message from the contact form.
 */
export const vContactMessageCreate = v.object({
    name: vFullName,
    email: vEmail,
    subject: v.pipe(v.string(), v.minLength(1), v.maxLength(150)),
    message: v.pipe(v.string(), v.minLength(1), v.maxLength(2000))
});

/**
 * Identifier of a record.
 */
export const vId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9007199254740991));

/**
 * Several new documents of one boat.
 */
export const vBoatDocumentBatch = v.object({
    boatId: vId,
    documents: v.pipe(v.array(vBoatDocumentDetails), v.minLength(1), v.maxLength(20))
});

/**
 * A new document of an existing boat. The file is a PDF, JPEG, PNG or WebP by its content.
 */
export const vBoatDocumentCreate = v.intersect([vBoatDocumentDetails, v.object({
        boatId: vId
    })]);

/**
 * A document as its owner has changed it. Without new data the stored file stays.
 */
export const vBoatDocumentUpdate = v.intersect([vBoatDocumentMetadata, v.object({
        id: vId,
        documentData: v.optional(vBase64Data)
    })]);

/**
 * An extra service that a customer adds to a booking.
 */
export const vBookingServiceChoice = v.object({
    serviceId: vId,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))
});

/**
 * A certification as typed into the profile form; without an id it is a new one.
 */
export const vCertificationUpdate = v.object({
    id: v.optional(vId),
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(150)),
    issuer: v.pipe(v.string(), v.minLength(1), v.maxLength(150)),
    certificateNumber: v.nullish(v.pipe(v.string(), v.maxLength(50))),
    issueDate: vCalendarDate,
    expiryDate: v.optional(vCalendarDateOrNull)
});

/**
 * The new place of one record among its siblings.
 */
export const vDisplayOrderChange = v.object({
    id: vId,
    displayOrder: vDisplayOrder
});

/**
 * The new order of documents of one boat.
 */
export const vBoatDocumentOrder = v.object({
    boatId: vId,
    orders: v.pipe(v.array(vDisplayOrderChange), v.minLength(1), v.maxLength(100))
});

/**
 * Instant in UTC, RFC 3339.
 */
export const vInstant = v.pipe(v.string(), v.isoTimestamp(), v.minLength(20), v.maxLength(30));

/**
 * Instant in UTC, RFC 3339.
 */
export const vInstantOrNull = v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.minLength(20), v.maxLength(30)));

/**
 * Degrees north, WGS 84.
 */
export const vLatitudeOrNull = v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)));

/**
 * Number of a captain's licence, 6 to 12 letters or digits; stored in upper case.
 */
export const vLicenseNumber = v.pipe(v.string(), v.minLength(6), v.maxLength(12), v.regex(/^[A-Za-z0-9]{6,12}$/));

/**
 * Amount in Turkish lira (TRY); at most two decimals.
 */
export const vLira = v.pipe(v.number(), v.minValue(0), v.maxValue(100000000));

/**
 * What is looked for. A boat must meet every criterion given; prices are those of a day.
 */
export const vBoatSearch = v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(100))),
    location: v.optional(v.pipe(v.string(), v.maxLength(100))),
    minCapacity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    type: v.optional(vBoatType),
    minPrice: v.optional(vLira),
    maxPrice: v.optional(vLira),
    startDate: v.optional(vCalendarDate),
    endDate: v.optional(vCalendarDate)
});

/**
 * The first digits of a card, and what is to be paid with it.
 */
export const vCardBinCheck = v.object({
    binNumber: v.pipe(v.string(), v.minLength(6), v.maxLength(8), v.regex(/^[0-9]{6,8}$/)),
    amount: vLira
});

/**
 * Amount in Turkish lira (TRY); at most two decimals.
 */
export const vLiraOrNull = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100000000)));

/**
 * What a host may say about a day.
 */
export const vAvailabilityTerms = v.object({
    date: vCalendarDate,
    isAvailable: v.boolean(),
    priceOverride: v.optional(vLiraOrNull),
    isInstantConfirmation: v.optional(v.boolean(), false)
});

/**
 * The whole of an entry, by its id. It stays with its boat or tour, which may be left out.
 */
export const vAvailabilityUpdate = v.intersect([v.object({
        id: vId,
        boatId: v.optional(vId),
        tourId: v.optional(vId)
    }), vAvailabilityTerms]);

/**
 * A day to open or close for a boat.
 */
export const vBoatAvailabilityCreate = v.intersect([v.object({
        boatId: vId
    }), vAvailabilityTerms]);

/**
 * Degrees east, WGS 84.
 */
export const vLongitudeOrNull = v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)));

/**
 * What every shape of a boat says of it, in answers and in requests alike.
 */
export const vBoatCore = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/)),
    type: vBoatType,
    brandModel: v.nullish(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    buildYear: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1970), v.maxValue(2100))),
    length: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(200))),
    capacity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    dailyPrice: vBoatPrice,
    hourlyPrice: v.optional(vBoatPriceOrNull),
    location: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/)),
    latitude: v.optional(vLatitudeOrNull),
    longitude: v.optional(vLongitudeOrNull),
    captainIncluded: v.optional(v.boolean())
});

/**
 * The text of the message; not only blanks.
 */
export const vMessageText = v.pipe(v.string(), v.minLength(1), v.maxLength(2000), v.regex(/\S/));

/**
 * A message to send.
 */
export const vMessageCreate = v.object({
    conversationId: vConversationId,
    senderId: vId,
    recipientId: vId,
    message: vMessageText
});

/**
 * Whether guests may play music.
 */
export const vMusicRule = v.picklist([
    'ALLOWED',
    'RESTRICTED',
    'PROHIBITED'
]);

/**
 * How many people come along; at most the capacity of the boat, or the places left on the tour date.
 */
export const vPassengerCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/**
 * What a customer may choose about a booking, and may change while it is PENDING.
 */
export const vBookingTerms = v.object({
    startDate: vCalendarDate,
    endDate: vCalendarDate,
    startTime: v.optional(vBookingStartTime),
    hours: v.optional(vBookingHours),
    passengerCount: vPassengerCount,
    notes: v.optional(vBookingNotes),
    services: v.optional(v.pipe(v.array(vBookingServiceChoice), v.maxLength(50)))
});

/**
 * A boat for whole days, both ends counted, or for some hours of one day with startTime and hours.
 */
export const vBoatBookingCreate = v.intersect([v.object({
        boatId: vId
    }), vBookingTerms]);

/**
 * The new terms of a booking, by its id. What is booked stays.
 */
export const vBookingUpdate = v.intersect([v.object({
        id: vId
    }), vBookingTerms]);

/**
 * Password as typed; at least 6 characters.
 */
export const vPassword = v.pipe(v.string(), v.minLength(6), v.maxLength(128));

/**
 * What a person signs in with.
 */
export const vCredentials = v.object({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    password: vPassword
});

/**
 * A new password, with the code that allows it. Both spellings of the password must match.
 */
export const vPasswordReset = v.object({
    email: vEmail,
    resetToken: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    newPassword: vPassword,
    confirmPassword: vPassword
});

/**
 * Whose password is forgotten.
 */
export const vPasswordResetRequest = v.object({
    email: vEmail
});

/**
 * The password in force, and the one that takes its place.
 */
export const vPasswordUpdate = v.object({
    currentPassword: vPassword,
    newPassword: vPassword
});

/**
 * Why a payment was refunded, or its status changed by hand.
 */
export const vPaymentReason = v.pipe(v.string(), v.minLength(10), v.maxLength(500));

/**
 * Why a payment is refunded.
 */
export const vPaymentRefund = v.object({
    reason: vPaymentReason
});

/**
 * Names one 3-D Secure check.
 */
export const vPaymentSessionId = v.pipe(v.string(), v.minLength(16), v.maxLength(100), v.regex(/^[A-Za-z0-9_-]+$/));

/**
 * Where a payment stands. COMPLETED, FAILED and CANCELLED are final; PARTIAL is a success, the deposit has been received. A refunded payment is CANCELLED.
 */
export const vPaymentStatus = v.picklist([
    'COMPLETED',
    'FAILED',
    'CANCELLED',
    'PENDING',
    'PARTIAL'
]);

/**
 * A status set by hand, and why.
 */
export const vPaymentStatusUpdate = v.object({
    status: vPaymentStatus,
    reason: vPaymentReason
});

/**
 * What a payment covers: the deposit, the rest after it, or the whole price at once.
 */
export const vPaymentType = v.picklist([
    'DEPOSIT',
    'BALANCE',
    'FULL'
]);

/**
 * A payment to open for a booking; its amount follows from the type.
 */
export const vPaymentCreate = v.object({
    bookingId: vId,
    type: vPaymentType
});

/**
 * What to charge, and to which card.
 */
export const vPaymentProcess = v.object({
    type: vPaymentType,
    cardToken: vCardToken
});

/**
 * A correction of a payment that is still PENDING.
 */
export const vPaymentUpdate = v.object({
    type: vPaymentType,
    amount: vLira
});

/**
 * First or last name; letters only, with a space, hyphen or apostrophe between them.
 */
export const vPersonName = v.pipe(v.string(), v.minLength(1), v.maxLength(50), v.regex(/^[A-Za-zÀ-ÖØ-öø-ɏ]+([ '’-][A-Za-zÀ-ÖØ-öø-ɏ]+)*$/));

/**
 * Whether guests may bring animals.
 */
export const vPetsRule = v.picklist(['ALLOWED', 'PROHIBITED']);

/**
 * Phone number, international form preferred.
 */
export const vPhoneNumber = v.pipe(v.string(), v.minLength(10), v.maxLength(20), v.regex(/^\+?[0-9 ()-]+$/));

/**
 * Legal and payout details of a captain, as typed into the company form.
 */
export const vCompanyUpdate = v.object({
    userId: vId,
    legalName: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    displayName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    taxNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    taxOffice: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    authorizedPerson: v.pipe(v.string(), v.minLength(1), v.maxLength(101)),
    companyEmail: vEmail,
    nationalIdNumber: v.pipe(v.string(), v.length(11), v.regex(/^[0-9]{11}$/)),
    mobilePhone: vPhoneNumber,
    landlinePhone: v.nullish(v.pipe(v.string(), v.maxLength(20))),
    iban: v.pipe(v.string(), v.minLength(15), v.maxLength(35)),
    billingAddress: v.pipe(v.string(), v.minLength(5), v.maxLength(500))
});

/**
 * City or country; letters only, with a space, hyphen or apostrophe between them.
 */
export const vPlaceName = v.pipe(v.string(), v.minLength(1), v.maxLength(50), v.regex(/^[A-Za-zÀ-ÖØ-öø-ɏ]+([ '’-][A-Za-zÀ-ÖØ-öø-ɏ]+)*$/));

/**
 * Postal code, 5 digits.
 */
export const vPostalCodeOrNull = v.nullable(v.pipe(v.string(), v.length(5), v.regex(/^[0-9]{5}$/)));

/**
 * Where a captain lives, as typed into the profile form.
 */
export const vAddressUpdate = v.object({
    street: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    district: v.nullish(v.pipe(v.string(), v.maxLength(50))),
    city: vPlaceName,
    postalCode: v.optional(vPostalCodeOrNull),
    country: vPlaceName
});

/**
 * Whether the recipient has read the message.
 */
export const vReadStatus = v.picklist(['UNREAD', 'READ']);

/**
 * What to look for in one's own messages. What is left out does not restrict; all that is given must hold.
 */
export const vMessageQuery = v.object({
    conversationId: v.optional(vConversationId),
    keyword: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
    readStatus: v.optional(vReadStatus),
    startDate: v.optional(vCalendarDate),
    endDate: v.optional(vCalendarDate),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000))),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))
});

/**
 * A message and its new read status.
 */
export const vMessageReadStatus = v.object({
    messageId: vId,
    readStatus: vReadStatus
});

/**
 * Why an application is rejected; the applicant reads it.
 */
export const vRejectionReason = v.pipe(v.string(), v.minLength(5), v.maxLength(500));

/**
 * The application is rejected, for a reason that the applicant reads.
 */
export const vApplicationRejection = v.object({
    status: v.literal('REJECTED'),
    rejectionReason: vRejectionReason
});

/**
 * What an administrator decides on an application. A rejection needs a reason.
 */
export const vApplicationReview = v.union([vApplicationApproval, vApplicationRejection]);

/**
 * The text of the reply; not only blanks.
 */
export const vReplyMessage = v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.regex(/\S/));

/**
 * What the customer has to say, as plain text without surrounding blanks.
 */
export const vReviewComment = v.pipe(v.string(), v.minLength(10), v.maxLength(2000));

/**
 * Why a review should be looked at by an administrator.
 */
export const vReviewFlag = v.object({
    reason: v.pipe(v.string(), v.minLength(10), v.maxLength(500), v.regex(/\S/))
});

/**
 * Text to look for in comments.
 */
export const vReviewKeyword = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/**
 * A reply to a review.
 */
export const vReviewReplyCreate = v.object({
    message: vReplyMessage,
    isOfficial: v.optional(v.boolean())
});

/**
 * What reviews can be sorted by. Equal ratings are sorted by date, the newest first.
 */
export const vReviewSortField = v.optional(v.picklist(['createdAt', 'rating']), 'createdAt');

/**
 * What a person is allowed to do. Captains and guides are both BOAT_OWNER.
 */
export const vRole = v.picklist([
    'CUSTOMER',
    'BOAT_OWNER',
    'ADMIN'
]);

/**
 * Kind of extra service. FOOD is charged price × quantity, every other kind once.
 */
export const vServiceType = v.picklist([
    'FOOD',
    'ENTERTAINMENT',
    'WATER_SPORTS',
    'TRANSPORTATION',
    'OTHER'
]);

/**
 * What an owner says of an extra service.
 */
export const vBoatServiceDetails = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/)),
    description: v.nullish(v.pipe(v.string(), v.maxLength(1000))),
    serviceType: vServiceType,
    price: vBoatPrice,
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1)
});

/**
 * Several new services of one boat.
 */
export const vBoatServiceBatch = v.object({
    boatId: vId,
    services: v.pipe(v.array(vBoatServiceDetails), v.minLength(1), v.maxLength(100))
});

/**
 * A new service of an existing boat.
 */
export const vBoatServiceCreate = v.intersect([vBoatServiceDetails, v.object({
        boatId: vId
    })]);

/**
 * A service as its owner has changed it.
 */
export const vBoatServiceUpdate = v.intersect([vBoatServiceDetails, v.object({
        id: vId
    })]);

/**
 * Whether guests may smoke on board.
 */
export const vSmokingRule = v.picklist([
    'ALLOWED',
    'RESTRICTED',
    'PROHIBITED'
]);

/**
 * House rules on board; null where the owner has set none.
 */
export const vBoatRules = v.object({
    smoking: v.nullable(vSmokingRule),
    pets: v.nullable(vPetsRule),
    alcohol: v.nullable(vAlcoholRule),
    music: v.nullable(vMusicRule),
    additionalRules: v.nullable(v.pipe(v.string(), v.maxLength(1000)))
});

/**
 * What may be said of a boat beyond what its card shows; each is absent or null when unknown.
 */
export const vBoatDetails = v.object({
    description: v.nullish(v.pipe(v.string(), v.maxLength(5000))),
    shortDescription: v.nullish(v.pipe(v.string(), v.maxLength(200))),
    manufacturer: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    width: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
    maxSpeed: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    fuelType: v.nullish(vFuelType),
    cabins: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
    bathrooms: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
    toiletCount: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
    crew: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    diningCapacity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
    flag: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    material: v.nullish(v.pipe(v.string(), v.maxLength(60))),
    departurePoint: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    returnPoint: v.nullish(v.pipe(v.string(), v.maxLength(100))),
    organizationTypes: v.optional(v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/\S/))), v.maxLength(20))),
    rules: v.nullish(vBoatRules)
});

/**
 * A new boat. The documents come in calls of their own once the boat has its id. `model` and `year` repeat `brandModel` and `buildYear` for older callers; where both are given they agree.
 */
export const vBoatCreate = v.intersect([
    vBoatCore,
    vBoatDetails,
    v.object({
        status: v.optional(vBoatInitialStatus),
        model: v.optional(vBoatModelAlias),
        year: v.optional(vBoatYearAlias),
        images: v.optional(v.pipe(v.array(vBoatImageUpload), v.maxLength(20))),
        features: v.optional(v.pipe(v.array(vBoatFeatureCreate), v.maxLength(100))),
        services: v.optional(v.pipe(v.array(vBoatServiceDetails), v.maxLength(100)))
    })
]);

/**
 * A boat as its owner has changed it. Fields left out stay as they are; null empties one. `model` repeats `brandModel` for older callers; where both are given they agree.
 */
export const vBoatUpdate = v.intersect([
    vBoatCore,
    vBoatDetails,
    v.object({
        id: vId,
        model: v.optional(vBoatModelAlias),
        imageIdsToRemove: v.optional(v.pipe(v.array(vId), v.maxLength(20)))
    })
]);

/**
 * Ascending or descending.
 */
export const vSortDirection = v.picklist(['asc', 'desc']);

/**
 * Something a captain is especially good at.
 */
export const vSpecialization = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/**
 * An application to become a captain. The licence must expire in the future and within ten years, counted on today's date in Europe/Istanbul.
 */
export const vCaptainApplicationCreate = v.object({
    licenseNumber: vLicenseNumber,
    licenseExpiry: vCalendarDate,
    yearsOfExperience: vExperienceYears,
    specializations: v.pipe(v.array(vSpecialization), v.minLength(1), v.maxLength(10)),
    bio: v.optional(vBio),
    company: vApplicationCompany,
    contractApproved: vContractApproval,
    contractVersion: vContractVersion
});

/**
 * An application to become a captain, with its documents, as parts of a form. A list is sent as repeated parts of the same name. The rules are those of an application without documents.
 */
export const vCaptainApplicationForm = v.object({
    licenseNumber: vLicenseNumber,
    licenseExpiry: vCalendarDate,
    yearsOfExperience: vExperienceYears,
    specializations: v.pipe(v.array(vSpecialization), v.minLength(1), v.maxLength(10)),
    bio: v.optional(vBio),
    company: v.pipe(v.string(), v.minLength(2), v.maxLength(10000)),
    contractApproved: vContractApproval,
    contractVersion: vContractVersion,
    documents: v.optional(v.pipe(v.array(vApplicationFile), v.maxLength(10)))
});

/**
 * The professional part of a captain's profile, as typed into its form. The list of certifications takes the place of the stored one.
 */
export const vProfessionalInfoUpdate = v.object({
    licenseNumber: v.nullish(v.pipe(v.string(), v.maxLength(50))),
    licenseExpiry: v.optional(vCalendarDateOrNull),
    yearsOfExperience: vExperienceYears,
    specializations: v.pipe(v.array(vSpecialization), v.maxLength(20)),
    bio: v.optional(vBioOrNull),
    certifications: v.pipe(v.array(vCertificationUpdate), v.maxLength(50))
});

/**
 * Stars given by a customer, from 1 (poor) to 5 (excellent).
 */
export const vStarRating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/**
 * A review of a completed booking; the booking tells which boat or tour it is about.
 */
export const vReviewCreate = v.object({
    bookingId: vId,
    rating: vStarRating,
    comment: vReviewComment
});

/**
 * What to look for in reviews. What is left out does not restrict; all that is given must hold.
 */
export const vReviewQuery = v.object({
    boatId: v.optional(vId),
    tourId: v.optional(vId),
    minRating: v.optional(vStarRating),
    verified: v.optional(v.boolean()),
    withReplies: v.optional(v.boolean()),
    startDate: v.optional(vCalendarDate),
    endDate: v.optional(vCalendarDate),
    keyword: v.optional(vReviewKeyword),
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10000))),
    size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
    sortBy: v.optional(vReviewSortField),
    sortDirection: v.optional(vSortDirection)
});

/**
 * The new stars and comment of a review.
 */
export const vReviewUpdate = v.object({
    rating: vStarRating,
    comment: vReviewComment
});

/**
 * The check that the customer has come back from.
 */
export const vThreeDsCompletion = v.object({
    sessionId: vPaymentSessionId
});

/**
 * The payment to check with the bank of a card.
 */
export const vThreeDsInitialize = v.object({
    bookingId: vId,
    type: vPaymentType,
    cardToken: vCardToken
});

/**
 * A day to open or close for a tour.
 */
export const vTourAvailabilityCreate = v.intersect([v.object({
        tourId: vId
    }), vAvailabilityTerms]);

/**
 * A day to open or close, of a boat or of a tour; never of both.
 */
export const vAvailabilityCreate = v.union([vBoatAvailabilityCreate, vTourAvailabilityCreate]);

/**
 * Places on a date of a tour; startDate and endDate are the days of that date.
 */
export const vTourBookingCreate = v.intersect([v.object({
        tourId: vId,
        tourDateId: vId
    }), vBookingTerms]);

/**
 * A boat or a date of a tour to book; never both.
 */
export const vBookingCreate = v.union([vBoatBookingCreate, vTourBookingCreate]);

/**
 * How many guests fit.
 */
export const vTourCapacity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

/**
 * Length of the tour on this date in minutes, in quarters of an hour.
 */
export const vTourDateDurationMinutes = v.pipe(v.number(), v.integer(), v.minValue(60), v.maxValue(765));

/**
 * Length of the tour on this date as a person reads it.
 */
export const vTourDateDurationText = v.pipe(v.string(), v.minLength(1), v.maxLength(50));

/**
 * Whether a tour date can be booked.
 */
export const vTourDateStatus = v.picklist([
    'AVAILABLE',
    'FULLY_BOOKED',
    'CANCELLED'
]);

/**
 * One date as a guide writes it. Without a length in minutes the tour's own duration counts; without a status the date is AVAILABLE. Not more guests than the tour has room for.
 */
export const vTourDateDetails = v.object({
    startDate: vInstant,
    endDate: v.optional(vInstantOrNull),
    durationText: vTourDateDurationText,
    durationMinutes: v.optional(vTourDateDurationMinutes),
    availabilityStatus: v.optional(vTourDateStatus),
    maxGuests: vTourCapacity
});

/**
 * A new date of an existing tour.
 */
export const vTourDateCreate = v.intersect([vTourDateDetails, v.object({
        tourId: vId
    })]);

/**
 * A date as its guide has changed it; it stays with its tour.
 */
export const vTourDateUpdate = v.intersect([vTourDateDetails, v.object({
        id: vId
    })]);

/**
 * The new order of documents of one tour.
 */
export const vTourDocumentOrder = v.object({
    tourId: vId,
    orders: v.pipe(v.array(vDisplayOrderChange), v.minLength(1), v.maxLength(100))
});

/**
 * What a tour document proves. GUIDE_LICENSE and INSURANCE are required; every type but OTHER occurs once per tour.
 */
export const vTourDocumentType = v.picklist([
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
export const vTourDurationMinutes = v.picklist([
    0,
    15,
    30,
    45
]);

/**
 * How long the tour usually takes.
 */
export const vTourDuration = v.object({
    hours: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    minutes: vTourDurationMinutes
});

/**
 * Tag in upper case with underscores for spaces, upper-cased without regard to the language.
 */
export const vTourFeature = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.regex(/^[^\sa-zçğıöşü]+$/));

/**
 * Tags of the tour, each once.
 */
export const vTourFeatures = v.pipe(v.array(vTourFeature), v.maxLength(30));

/**
 * One reason to come along.
 */
export const vTourHighlight = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/**
 * The best of the tour; at least one, at most five.
 */
export const vTourHighlights = v.pipe(v.array(vTourHighlight), v.minLength(1), v.maxLength(5));

/**
 * Media type of an uploaded picture.
 */
export const vTourImageContentType = v.picklist([
    'image/jpeg',
    'image/png',
    'image/webp'
]);

/**
 * Picture in base64; at most 5 MB once decoded, and a valid image of the stated type.
 */
export const vTourImageData = v.pipe(v.string(), v.minLength(4), v.maxLength(6990508), v.regex(/^[A-Za-z0-9+\/]+={0,2}$/));

/**
 * One picture as it is uploaded.
 */
export const vTourImageDetails = v.object({
    imageData: vTourImageData,
    fileName: vFileName,
    contentType: vTourImageContentType,
    displayOrder: vDisplayOrder
});

/**
 * A new picture of an existing tour.
 */
export const vTourImageCreate = v.intersect([vTourImageDetails, v.object({
        tourId: vId
    })]);

/**
 * A picture as its guide has changed it. Without new data only its place changes; new data comes with its file name and type.
 */
export const vTourImageUpdate = v.object({
    id: vId,
    imageData: v.optional(vTourImageData),
    fileName: v.optional(vFileName),
    contentType: v.optional(vTourImageContentType),
    displayOrder: vDisplayOrder
});

/**
 * A language that the guide speaks on the tour, ISO 639-1.
 */
export const vTourLanguage = v.picklist([
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
 * The languages that the guide speaks on the tour, each once.
 */
export const vTourLanguages = v.pipe(v.array(vTourLanguage), v.maxLength(10));

/**
 * Region where the tour takes place; not blank.
 */
export const vTourLocation = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/));

/**
 * Title of the tour; not blank.
 */
export const vTourName = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.regex(/\S/));

/**
 * Price per person in Turkish lira (TRY), above 0; at most two decimals.
 */
export const vTourPrice = v.pipe(v.number(), v.minValue(0.01), v.maxValue(100000000));

/**
 * One sentence for cards and search results; empty when the guide wrote none.
 */
export const vTourShortDescription = v.pipe(v.string(), v.maxLength(150));

/**
 * Free text whose line breaks are kept; empty when the guide wrote none.
 */
export const vTourText = v.pipe(v.string(), v.maxLength(5000));

/**
 * What kind of tour it is.
 */
export const vTourType = v.picklist([
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
 * What a guide writes about a tour. Only name, region and price are needed to save; what is left out is empty or its default. Guide, status and rating are not taken from here.
 */
export const vTourContent = v.object({
    name: vTourName,
    description: v.optional(vTourShortDescription),
    fullDescription: v.optional(vTourText),
    price: vTourPrice,
    capacity: v.optional(vTourCapacity, 10),
    location: vTourLocation,
    latitude: v.optional(vLatitudeOrNull),
    longitude: v.optional(vLongitudeOrNull),
    tourType: v.nullish(vTourType),
    cancellationPolicy: v.nullish(vCancellationPolicy),
    includedServices: v.optional(vTourText),
    requirements: v.optional(vTourText),
    notAllowed: v.optional(vTourText),
    notSuitableFor: v.optional(vTourText),
    routeDescription: v.optional(vTourText),
    locationDescription: v.optional(vTourText),
    features: v.optional(vTourFeatures),
    languages: v.optional(vTourLanguages),
    highlights: v.optional(vTourHighlights),
    duration: v.optional(vTourDuration, { hours: 2, minutes: 0 })
});

/**
 * A new tour with its first dates and pictures.
 */
export const vTourCreate = v.intersect([vTourContent, v.object({
        tourDates: v.optional(v.pipe(v.array(vTourDateDetails), v.maxLength(366))),
        tourImages: v.optional(v.pipe(v.array(vTourImageDetails), v.maxLength(10)))
    })]);

/**
 * A tour as its guide has changed it. Texts replace what was there; dates and pictures change only by the lists, and those in no list stay as they are.
 */
export const vTourUpdate = v.intersect([vTourContent, v.object({
        id: vId,
        tourDatesToUpdate: v.optional(v.pipe(v.array(vTourDateUpdate), v.maxLength(366))),
        tourDatesToAdd: v.optional(v.pipe(v.array(vTourDateDetails), v.maxLength(366))),
        tourDateIdsToRemove: v.optional(v.pipe(v.array(vId), v.maxLength(366))),
        tourImagesToUpdate: v.optional(v.pipe(v.array(vTourImageUpdate), v.maxLength(10))),
        tourImagesToAdd: v.optional(v.pipe(v.array(vTourImageDetails), v.maxLength(10))),
        tourImageIdsToRemove: v.optional(v.pipe(v.array(vId), v.maxLength(10)))
    })]);

/**
 * Turkish mobile number: +90 or 0, then ten digits that begin with 5.
 */
export const vTurkishMobileNumber = v.pipe(v.string(), v.minLength(11), v.maxLength(13), v.regex(/^(\+90|0)5[0-9]{9}$/));

/**
 * The personal part of a captain's profile, as typed into its form. The date of birth must give an age from 18 to 80, counted on today's date in Europe/Istanbul.
 */
export const vPersonalInfoUpdate = v.object({
    firstName: vPersonName,
    lastName: vPersonName,
    email: vEmail,
    phone: vTurkishMobileNumber,
    dateOfBirth: vCalendarDate,
    address: vAddressUpdate
});

/**
 * Where an uploaded file is served. A path under `/api/` is used as it is, another rooted path gets `/api` in front, a bare name lies under `/api/uploads/`.
 */
export const vUploadPathOrNull = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(500)));

/**
 * What a person changes in the own account. The full name follows from first and last name. A field that is left out stays as it is, and null clears it. A new e-mail address has to be verified again. The date of birth must give an age from 18 to 80, counted on today's date in Europe/Istanbul.
 */
export const vAccountUpdate = v.object({
    firstName: vPersonName,
    lastName: vPersonName,
    phoneNumber: vTurkishMobileNumber,
    email: v.optional(vEmail),
    dateOfBirth: v.optional(vCalendarDateOrNull),
    profileImage: v.optional(vUploadPathOrNull)
});

/**
 * The role a user is given.
 */
export const vUserRoleUpdate = v.object({
    role: vRole
});

/**
 * Whether a user may sign in from now on.
 */
export const vUserStatusUpdate = v.object({
    isActive: v.boolean()
});

/**
 * Unique name a person signs in with.
 */
export const vUsername = v.pipe(v.string(), v.minLength(3), v.maxLength(50));

/**
 * Who wants to register. Everybody starts as a CUSTOMER.
 */
export const vRegistration = v.object({
    email: vEmail,
    username: vUsername,
    password: vPassword,
    fullName: vFullName,
    phoneNumber: vPhoneNumber
});

/**
 * Where a verification code is sent.
 */
export const vVerificationCodeRequest = v.object({
    email: vEmail
});

/**
 * What an administrator noted while checking a document; null when nothing was noted.
 */
export const vVerificationNotes = v.nullable(v.pipe(v.string(), v.maxLength(1000)));

/**
 * The outcome of an administrator's check of a document.
 */
export const vDocumentVerification = v.object({
    isVerified: v.boolean(),
    verificationNotes: v.optional(vVerificationNotes)
});

/**
 * What a guide says about a document. Verification and its notes are an administrator's: the service sets them to false and null whatever a guide sends.
 */
export const vTourDocumentMetadata = v.object({
    documentType: vTourDocumentType,
    documentName: vFileName,
    expiryDate: v.optional(vCalendarDateOrNull),
    isVerified: v.optional(v.boolean(), false),
    verificationNotes: v.optional(vVerificationNotes),
    displayOrder: v.optional(vDisplayOrder)
});

/**
 * A new document with its file.
 */
export const vTourDocumentDetails = v.intersect([vTourDocumentMetadata, v.object({
        documentData: vBase64Data
    })]);

/**
 * Several new documents of one tour.
 */
export const vTourDocumentBatch = v.object({
    tourId: vId,
    documents: v.pipe(v.array(vTourDocumentDetails), v.minLength(1), v.maxLength(20))
});

/**
 * A new document of an existing tour. The file is a PDF, JPEG, PNG or WebP by its content.
 */
export const vTourDocumentCreate = v.intersect([vTourDocumentDetails, v.object({
        tourId: vId
    })]);

/**
 * A document as its guide has changed it. Without new data the stored file stays.
 */
export const vTourDocumentUpdate = v.intersect([vTourDocumentMetadata, v.object({
        id: vId,
        documentData: v.optional(vBase64Data)
    })]);
