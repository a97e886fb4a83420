// Generated from the contract by `npm run generate`. Do not edit.

export interface paths {
    "/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account
         * @description One account by its id. Everybody may read the own account; administrators read any.
         */
        get: operations["getAccountById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/by-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an account by e-mail address
         * @description The account with this e-mail address. Anybody but an administrator gets 403 for every address that is not the own one, whether it exists or not.
         */
        get: operations["getAccountByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/by-username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find an account by username
         * @description The account with this username. Anybody but an administrator gets 403 for every username that is not the own one, whether it exists or not.
         */
        get: operations["getAccountByUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password of an account
         * @description Replaces the password of the caller's own account. A wrong current password answers 422 and names the field `body.currentPassword`.
         */
        put: operations["updateAccountPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate an account
         * @description Lets the person sign in again. It does the same as setting the status of the user, and changes nothing when the account is active.
         */
        put: operations["activateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate an account
         * @description Ends all sessions of the person and refuses further ones. It does the same as setting the status of the user; the last active administrator answers 409.
         */
        put: operations["deactivateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the administrators' figures
         * @description The figures of the whole product, each counted when asked. The current month is the one in Europe/Istanbul.
         */
        get: operations["getAdminDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statistics of all reviews
         * @description Totals, average, distribution, the split into boats and tours, the last twelve months and the newest reviews. Active customers are the different people who wrote a review; nothing is estimated. All of it is about the reviews that match every given filter, which are those of the list of reviews to manage.
         */
        get: operations["getReviewStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trends of the product
         * @description Registrations, bookings, revenue and reviews of the last days, today included, day by day, each with the total of as many days before. Every count is as long as the list of its records over the same days; deleted records are in neither.
         */
        get: operations["getPlatformTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for administrators
         * @description Every queue with its length and what waits in it longest, always in the same order. Each is as long as its list: applications in status PENDING, documents in state WAITING, reported reviews in state OPEN, contact messages in state NEW, unresolved payments.
         */
        get: operations["listAdminQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened lately
         * @description What people did during the last seven days, today included, the newest first: registrations, applications, bookings, reviews, reports of reviews, refused payments and contact messages. Holds the newest, as many as limit says and 100 at most; type reaches further back.
         */
        get: operations["listAdminActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what administrators did
         * @description Who did what, when, to which record and why: every act of an administrator on somebody's behalf, one page at a time, the newest first unless sorted otherwise. An act that was refused, or that changed nothing, is not in it. Nothing in it can be changed or deleted.
         */
        get: operations["listAuditPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates a user and an account with the role CUSTOMER and signs the person in. An e-mail address or username that is taken answers 409 with the code EMAIL_TAKEN or USERNAME_TAKEN and names the field.
         */
        post: operations["registerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session with a password and either a `username`, which may be an e-mail address, or an `email`; exactly one of the two is given. Wrong credentials and a deactivated account both answer 401, so that nothing is told about which accounts exist.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the session
         * @description Answers a new token for the token in the header, with the role the user has by now. There is no body. A token that has expired or a deactivated account answers 401.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own account
         * @description The account of the session, with what is missing from the profile as null. It answers 404 when no account has been filled in yet.
         */
        get: operations["getAccount"];
        /**
         * Update one's own account
         * @description Changes a complete account of the session. An e-mail address that is taken answers 409 with the code EMAIL_TAKEN.
         */
        put: operations["updateAccount"];
        /**
         * Complete one's own account
         * @description Fills in an account of the session that is still missing or incomplete, after which the profile counts as complete. An account that is complete already answers 409 and is changed with PUT.
         */
        post: operations["completeAccount"];
        /**
         * Delete one's own account
         * @description Deletes the account and the personal data of the session user and ends every session. Bookings that still lie ahead answer 409; they are cancelled first.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's own password
         * @description Replaces the password of the session user. A wrong current password answers 422 and names the field `body.currentPassword`. The sessions of the user stay.
         */
        put: operations["updateOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-verification/send-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Sends a code to the e-mail address of the session's account; another address answers 403. A code sent earlier stops working.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-verification/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address
         * @description Marks the e-mail address of the session's account as verified. A code that is wrong, used or expired answers 422 and names the field `body.verificationCode`.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset
         * @description Sends a reset code when the address belongs to an account. The answer is the same for every address, so that nothing is told about which accounts exist.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-reset/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Sets a new password with the code from the e-mail and ends all sessions of the account. A code that is wrong, used or expired, and passwords that differ, answer 422 and name the field.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an entry
         * @description Replaces what an entry says. It stays with its boat or tour; moving it onto a day that already has an entry, or closing a booked day, answers 409.
         */
        put: operations["updateAvailability"];
        /**
         * Create an entry
         * @description Opens or closes one day of a boat or tour of the session user. The day is not before today; a day that already has an entry answers 409, and so does closing a day that is booked.
         */
        post: operations["createAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry
         * @description One entry of a boat or tour of the session user, as its edit dialog shows it.
         */
        get: operations["getAvailability"];
        put?: never;
        post?: never;
        /**
         * Delete an entry
         * @description Removes an entry for good; its day can no longer be booked. An entry of a booked day answers 409.
         */
        delete: operations["deleteAvailability"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether an entry exists
         * @description Tells the host of a boat or tour whether one of its entries is still there.
         */
        get: operations["checkAvailabilityExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Open or close a day
         * @description Sets whether the day of an entry can be booked. Closing a day that is booked answers 409: its booking is cancelled first.
         */
        patch: operations["setAvailabilityStatus"];
        trace?: never;
    };
    "/availabilities/{id}/price-override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the price of a day
         * @description Sets the price that replaces the regular one on the day of an entry. Without a price the override is removed; 0 is allowed, for a day that costs nothing. Bookings already made keep their price.
         */
        patch: operations["setAvailabilityPriceOverride"];
        trace?: never;
    };
    "/availabilities/{id}/instant-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the confirmation mode of a day
         * @description Sets whether bookings of the day are confirmed at once or by the host. Bookings already made keep their status.
         */
        patch: operations["setAvailabilityInstantConfirmation"];
        trace?: never;
    };
    "/availabilities/period": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the entries of a period
         * @description Sets every day of a period of at most 100 days, both ends counted; days without an entry get one. Closing a day that is booked answers 409 and nothing is changed.
         */
        put: operations["updateAvailabilityPeriod"];
        /**
         * Create the entries of a period
         * @description Creates one entry per day of a period of at most 100 days, both ends counted. A day that already has an entry answers 409 and nothing is created.
         */
        post: operations["createAvailabilityPeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change many days at once
         * @description Opens, closes, prices or deletes days of any of one’s boats and tours in one go, and answers the outcome of each. A day that cannot change stays as it is and does not keep the others from changing, so that what was refused can be sent again by itself; sending `before` of the changed days back undoes them. A boat or tour of somebody else refuses the whole batch. A preview answers the same and changes nothing.
         */
        post: operations["updateAvailabilities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{boatId}/calendar-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendar days of a boat
         * @description What the calendar of a boat shows, by date ascending, usually for one month. Days that nobody has entered are left out and cannot be booked. Bookings are counted in, their details stay private. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatCalendarDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a boat
         * @description Every availability entry of one boat, past days included, the latest day first. Holds the latest 1000; listBoatAvailabilitiesByRange reaches the others. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatAvailabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{id}/available-with-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a day of a boat, bookings counted in
         * @description Whether a boat can still be booked on a day: its entry is available and bookings leave at least one start time. A day without an entry cannot be booked. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["checkBoatAvailabilityWithBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{id}/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a day of a boat
         * @description Whether the entry of a boat for a day is available. Bookings are not looked at; the check with bookings does that. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["checkBoatAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{id}/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the entry of a boat for a day
         * @description The one entry that a boat has for a day. A day without an entry answers 404. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoatAvailabilityByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{id}/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a boat in a range
         * @description The entries of a boat within a range of days, by date ascending, whether available or not. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatAvailabilitiesByRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/boat/{id}/available-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookable days of a boat in a range
         * @description The entries of a boat within a range that are available and that no booking fills, by date ascending. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatAvailableDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a boat
         * @description Compliance documents in their display order, for the owner of the boat and administrators only. The answer may be kept for 5 minutes; every write to a document of the boat makes it stale.
         */
        get: operations["listBoatDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a document of a boat
         * @description Replaces what is said of a document, and its content when new content is sent. An owner's change of type, file or expiry date takes the verification away until an administrator checks again; verification and notes sent by an owner are ignored.
         */
        put: operations["updateBoatDocument"];
        /**
         * Upload a document of a boat
         * @description Stores one compliance document: a PDF, JPEG, PNG or WebP of at most 10 MB. Whatever an owner sends, it starts unverified and without notes; only an administrator verifies it.
         */
        post: operations["createBoatDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-documents/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload several documents of a boat
         * @description Stores the documents that were gathered while the boat itself was not saved yet. Either all are stored or none; the rules of a single upload hold for each.
         */
        post: operations["createBoatDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-documents/display-order/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder the documents of a boat
         * @description Gives each document named its new place. All of them belong to the boat that the body names; a document of another boat answers 422.
         */
        patch: operations["setBoatDocumentDisplayOrders"];
        trace?: never;
    };
    "/boat-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document of a boat
         * @description One compliance document, for the owner of the boat and administrators only.
         */
        get: operations["getBoatDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document of a boat
         * @description Removes the document and its file, for good.
         */
        delete: operations["deleteBoatDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file of a boat document
         * @description The content of one compliance document, for the owner of the boat and administrators only. The content type is what the service found the file to be.
         */
        get: operations["getBoatDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-documents/{id}/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a boat document exists
         * @description Whether there is a document with this id among those of the caller; a missing one is answered with false.
         */
        get: operations["checkBoatDocumentExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-documents/{id}/display-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a document of a boat
         * @description Gives the document another place among the documents of its boat.
         */
        patch: operations["setBoatDocumentDisplayOrder"];
        trace?: never;
    };
    "/boat-documents/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Verify a document of a boat
         * @description Sets or withdraws the verification of a document and the notes to it. For administrators alone; with If-Match only what was looked at is judged, and not a file that came in meanwhile or what somebody else has judged. Whose document it is reads the outcome: accepted, not accepted with the notes, or, where it is neither and the notes say nothing, that it is looked at again.
         */
        patch: operations["setBoatDocumentVerification"];
        trace?: never;
    };
    "/boat-features/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a feature to a boat
         * @description Adds one feature. The name is trimmed; a name that the boat already has, whatever its case, answers 409.
         */
        post: operations["addBoatFeature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-features/boat/{id}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add several features to a boat
         * @description Adds every feature of the list in one go. A name that the boat already has, letter case aside, or that is in the list twice, answers 409 and adds nothing.
         */
        post: operations["addBoatFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-features/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a feature from a boat
         * @description Takes one feature off the boat that it belongs to.
         */
        delete: operations["deleteBoatFeature"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-images/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image of a boat
         * @description Adds one JPEG, PNG or WebP file of at most 10 MB to the boat. The service looks at the content, not at the name, to tell what the file is. The first image of a boat becomes its primary one.
         */
        post: operations["uploadBoatImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-images/boat/{id}/batch-from-base64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload several images of a boat
         * @description Adds images sent as base64, each a JPEG, PNG or WebP of at most 10 MB. Either all are stored or none.
         */
        post: operations["uploadBoatImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-images/boat/{id}/display-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder the images of a boat
         * @description Shows the images in the order named; the first becomes the primary one. Images of the boat that are not named follow in the order they had, so that one uploaded meanwhile is not lost. An image of another boat answers 422.
         */
        patch: operations["setBoatImageDisplayOrders"];
        trace?: never;
    };
    "/boat-images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an image of a boat
         * @description Removes the image and its file. When it was the primary one, the next in order takes its place.
         */
        delete: operations["deleteBoatImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a service of a boat
         * @description Replaces what is said of a service. It stays on the boat it belongs to, and bookings made before keep the price they were made at.
         */
        put: operations["updateBoatService"];
        /**
         * Create a service of a boat
         * @description Offers one more extra service on the boat that the body names.
         */
        post: operations["createBoatService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several services of a boat
         * @description Offers every service of the list on one boat. Either all are stored or none.
         */
        post: operations["createBoatServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a service of a boat
         * @description One extra service of a published boat. With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoatService"];
        put?: never;
        post?: never;
        /**
         * Delete a service of a boat
         * @description Takes the service off the boat. Bookings made before keep it.
         */
        delete: operations["deleteBoatService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services of a boat
         * @description Every extra service that can be booked with the boat, in the order its owner added them. With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatServices"];
        put?: never;
        post?: never;
        /**
         * Delete all services of a boat
         * @description Takes every extra service off the boat. Bookings made before keep theirs.
         */
        delete: operations["deleteBoatServices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services/type/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List services by type
         * @description Services of one type on all published boats, the cheapest first. Holds the cheapest 1000; listBoatServicesByBoatAndType reaches the others.
         */
        get: operations["listBoatServicesByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services/boat/{id}/type/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the services of a boat by type
         * @description Services of one type on one boat, in the order its owner added them. With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatServicesByBoatAndType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boat-services/boat/{id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the services of a boat
         * @description Services of the boat whose name contains the text. Case and Turkish accents make no difference. With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["searchBoatServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List boats
         * @description Every published boat, the most popular first. Holds the first 1000; listBoatsPage reaches the others.
         */
        get: operations["listBoats"];
        /**
         * Update a boat
         * @description Changes a boat that the body names by its id. Fields that are left out stay as they are, null empties one, and the images listed for removal go. Features and services have operations of their own. A name that another boat of the fleet has answers 409.
         */
        put: operations["updateBoat"];
        /**
         * Create a boat
         * @description Adds a boat to the session user's fleet. It starts INACTIVE; its owner publishes it later. A name that the fleet already has answers 409.
         */
        post: operations["createBoat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a boat
         * @description One boat with its images, features and services. Documents are not part of the public answer. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoat"];
        put?: never;
        post?: never;
        /**
         * Delete a boat
         * @description Removes a boat with its images, features, services and documents, for good. A boat with bookings still to come is kept, and the answer is 409.
         */
        delete: operations["deleteBoat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/owner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boats of an owner
         * @description The owner's whole fleet, also what is not published, the newest first. It is for the captain's own pages; the public list of a captain's boats is another operation. Holds the newest 1000; part reaches the others.
         */
        get: operations["listBoatsByOwner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/captain/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the published boats of a captain
         * @description What anyone may see of the fleet of a captain: the published boats, the most popular first. Holds the first 1000; searchBoatsPage reaches the others.
         */
        get: operations["listBoatsByCaptain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search boats by text
         * @description Published boats whose name, brand and model or place contains the text, the most popular first. Case and Turkish accents make no difference. Holds the first 1000; searchBoatsPage reaches the others.
         */
        get: operations["searchBoatsByText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/search/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search boats by criteria
         * @description Published boats that meet every criterion given, the most popular first. One date alone means that day; an endDate before the startDate answers 422. Only reads, so it needs no idempotency key. Holds the first 1000; searchBoatsPage reaches the others.
         */
        post: operations["searchBoats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/search/advanced/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search boats by criteria, page by page
         * @description One page of the published boats that meet every criterion given, in the order asked for. One date alone means that day; an endDate before the startDate answers 422. Only reads, so it needs no idempotency key.
         */
        post: operations["searchBoatsPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List boats page by page
         * @description One page of the published boats in the order asked for.
         */
        get: operations["listBoatsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest boats and places
         * @description Names of places and of published boats that begin with or contain what has been typed so far, places first. Holds the first, as many as limit says and 20 at most; a longer text reaches the others.
         */
        get: operations["suggestBoats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the places with boats
         * @description Every place where a published boat lies, with the number of boats, the most boats first. Holds the first 200; countBoatsByLocation counts the boats of any other.
         */
        get: operations["listBoatLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of all boats
         * @description Counted over all published boats together.
         */
        get: operations["getFleetStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/statistics/by-location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the figures of boats by place
         * @description How many published boats lie in each place and what a day costs there, the most boats first. Holds the first 200; countBoatsByLocation counts the boats of any other.
         */
        get: operations["listBoatStatisticsByLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/statistics/by-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the figures of boats by type
         * @description How many published boats of each type there are and what a day costs, the most boats first.
         */
        get: operations["listBoatStatisticsByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/statistics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of a boat
         * @description What visitors may know of how a boat does. Earnings are not part of it. With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoatStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/count/location/{location}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the boats of a place
         * @description How many published boats lie there. Case and Turkish accents make no difference.
         */
        get: operations["countBoatsByLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/count/type/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the boats of a type
         * @description How many published boats are of that type.
         */
        get: operations["countBoatsByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a boat exists
         * @description Whether there is a boat with this id; a missing one is answered with false. With a token, a boat that is not published also counts for its owner, customers who have booked it and administrators.
         */
        get: operations["checkBoatExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a boat without saving it
         * @description Applies to the boat what saving would apply beyond the limits of the fields: the build year is not after the current year, the name is not taken in the same fleet. Saves nothing.
         */
        post: operations["validateBoat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boats/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publish or unpublish a boat
         * @description ACTIVE lists the boat and opens it for bookings; INACTIVE takes it out of every public list and keeps the bookings it has. Publishing a boat without a LICENSE and an INSURANCE document that are valid for 30 days or more answers 409; so does one without coordinates, because the map and the list of places are drawn from the coordinates of the published boats.
         */
        patch: operations["setBoatStatus"];
        trace?: never;
    };
    "/boats/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the rating of a boat
         * @description Corrects the average that the service keeps from the reviews. For administrators alone; no screen offers it.
         */
        patch: operations["setBoatRating"];
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings
         * @description The bookings that the session user made or hosts, the newest first; all bookings for an administrator. Holds the newest 1000; listBookingsPage reaches the others.
         */
        get: operations["listBookings"];
        /**
         * Update a booking
         * @description Replaces the terms of a booking of the session user while it is PENDING; its price is recalculated. Any other status, or days that are taken, answer 409.
         */
        put: operations["updateBooking"];
        /**
         * Create a booking
         * @description Books a boat or a date of a tour for the session user. It starts PENDING, or CONFIRMED when every day is confirmed at once. The service counts the price; days or places that are taken answer 409, and so does a boat or tour of the session user's own: nobody books with themselves.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description One booking, for its customer and its host. Contact details of the customer are for the host alone, once the booking has been CONFIRMED: until then the two have agreed on nothing.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Delete a booking
         * @description Removes a booking for good. The two sides cancel instead; a booking that carries a payment answers 409.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm or cancel a booking
         * @description The host of a boat or tour confirms a PENDING booking, or cancels a PENDING or CONFIRMED one. Other transitions are the service's own and answer 409, as does the status it already has; the same request with the same Idempotency-Key answers the first answer again.
         */
        patch: operations["setBookingStatus"];
        trace?: never;
    };
    "/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel a booking
         * @description The customer or the host cancels a PENDING or CONFIRMED booking and says why; the reason is sent in the body, because addresses end up in logs. What is refunded follows from the cancellation terms; boats, and tours without a policy, have the terms of `flexible`, and what a host cancels is refunded whole. Any other status answers 409; the same request with the same Idempotency-Key answers the first answer again.
         */
        patch: operations["cancelBooking"];
        trace?: never;
    };
    "/bookings/{id}/cancellation-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the cancellation of a booking
         * @description What would go back to the customer, and what would stay with the host, if the caller cancelled the booking now. A booking that can no longer be cancelled answers 409, as cancelling it would.
         */
        get: operations["getCancellationPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings page by page
         * @description The bookings that the session user made or hosts, one page at a time; all bookings for an administrator. All that is given must hold.
         */
        get: operations["listBookingsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings in a status
         * @description The bookings in one status that the session user made or hosts, the newest first; all of them for an administrator. Holds the newest 1000; listBookingsPage reaches the others.
         */
        get: operations["listBookingsByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/date-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings in a range of days
         * @description The bookings that the session user made or hosts and that touch a range of days, by first day; all of them for an administrator. Holds the first 1000; a shorter range reaches the others.
         */
        get: operations["listBookingsByDateRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get booking figures
         * @description Counts and revenue of the bookings that the session user hosts; of all bookings for an administrator. Revenue adds COMPLETED payments only, because the others may still fail; nothing is estimated.
         */
        get: operations["getBookingStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/check-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check and price a booking
         * @description Says whether a booking could be made now and what it would cost, without making it. Nothing is reserved for the caller.
         */
        post: operations["checkBookingAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a booking exists
         * @description Tells the customer or the host of a booking whether it is still there.
         */
        get: operations["checkBookingExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/owner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a host page by page
         * @description What customers booked of the boats and tours of one host, deleted ones included, the newest first unless another order is asked for. All that is given must hold. Contact details are there once a booking has been CONFIRMED. Bookings made this month, that wait or that touch today are this list with a filter, so that every figure of the dashboard can be opened.
         */
        get: operations["listOwnerBookingsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/owner/{id}/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the bookings of a host by status
         * @description How many bookings of listOwnerBookingsPage match the same filter in each status. The status itself is no filter here, so that a tab for each status can carry its count.
         */
        get: operations["getOwnerBookingCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/owner/{id}/trip-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departures and returns of a host
         * @description Who comes on board and who leaves in a range of at most 31 days, boats and tours together, by day and hour; what has no hour comes first on its day. Holds the first 10000; a shorter range reaches the others.
         */
        get: operations["listOwnerTripEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a customer
         * @description Everything that one customer has booked, boats and tours, the newest first. Customers see their own. Holds the newest 1000; listBookingsPage reaches the others.
         */
        get: operations["listCustomerBookings"];
        put?: never;
        post?: never;
        /**
         * Delete the bookings of a customer
         * @description Removes every booking of one customer for good, for administrators alone, because it takes the other side's record away. A booking that carries a payment answers 409 and nothing is removed.
         */
        delete: operations["deleteCustomerBookings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/customer/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the coming bookings of a customer
         * @description The PENDING and CONFIRMED bookings of one customer that have not ended, by first day. Holds the first 1000; listBookingsPage reaches the others.
         */
        get: operations["listActiveCustomerBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a boat
         * @description Every booking of one boat, the newest first, for its owner. Holds the newest 1000; listOwnerBookingsPage reaches the others by boatId.
         */
        get: operations["listBoatBookings"];
        put?: never;
        post?: never;
        /**
         * Delete the bookings of a boat
         * @description Removes every booking of one boat for good, for administrators alone, because it takes the other side's record away. A booking that carries a payment answers 409 and nothing is removed.
         */
        delete: operations["deleteBoatBookings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/boat/{id}/bookings-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a boat in a range
         * @description The bookings of one boat that touch a range of days, by first day, for the calendar of its owner. Holds the first 1000; a shorter range reaches the others.
         */
        get: operations["listBoatBookingsByRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/boat/{id}/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a boat in a range (alias)
         * @description The same bookings as listBoatBookingsByRange under a second path, which callers fall back to when that one fails. Holds the first 1000; a shorter range reaches the others.
         */
        get: operations["listBoatRangeBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/boat/{id}/available-time-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the start times of a boat on a day
         * @description The start times from 08:00 to 17:00 and whether each is free, for bookings by the hour. A day that is closed, or has no entry, answers an empty list. With a token, its owner and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatTimeSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/tour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a tour
         * @description Every booking of one tour, the newest first, for its guide. Holds the newest 1000; listOwnerBookingsPage reaches the others by tourId.
         */
        get: operations["listTourBookings"];
        put?: never;
        post?: never;
        /**
         * Delete the bookings of a tour
         * @description Removes every booking of one tour for good, for administrators alone, because it takes the other side's record away. A booking that carries a payment answers 409 and nothing is removed.
         */
        delete: operations["deleteTourBookings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications by page
         * @description Applications that match every given filter, one page at a time, the newest first unless sorted otherwise; each tells administrators who decided on it. The text is looked for in the names of applicant and business and in the licence number. Only administrators may see them.
         */
        get: operations["listCaptainApplicationsPage"];
        put?: never;
        /**
         * Apply to become a captain
         * @description Submits an application of the session user without documents; they can follow. While an application is pending, a further one answers 409; after a rejection a new one may be made.
         */
        post: operations["submitCaptainApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain-applications/multipart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to become a captain, with documents
         * @description Submits an application of the session user together with its documents; PDF, JPEG or PNG, at most 10 MB each, judged by content. While an application is pending, a further one answers 409.
         */
        post: operations["submitCaptainApplicationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain-applications/me/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own latest application
         * @description The newest application of the session user, in any status. Somebody who never applied gets 404.
         */
        get: operations["getLatestCaptainApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain-applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an application
         * @description One application, for the applicant and for administrators.
         */
        get: operations["getCaptainApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain-applications/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document of an application
         * @description The content of one document, for the applicant and for administrators. Only a path that the application lists in `documentFilePaths` is served; any other answers 404.
         */
        get: operations["getApplicationDocument"];
        put?: never;
        /**
         * Add documents to an application
         * @description Adds documents to a pending application of the session user. One that is approved or rejected answers 409.
         */
        post: operations["uploadApplicationDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain-applications/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject an application
         * @description Decides on a pending application and tells the applicant; approval makes the applicant a captain. One that is decided already answers 409.
         */
        post: operations["reviewCaptainApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own captain profile
         * @description The whole profile of the session user: the person, the profession and the figures.
         */
        get: operations["getCaptainProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a captain profile
         * @description The whole profile of one captain, for the captain and for administrators; it holds personal data.
         */
        get: operations["getCaptainProfileById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/personal-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own personal information
         * @description The personal part of the session user's profile.
         */
        get: operations["getPersonalInfo"];
        /**
         * Update one's own personal information
         * @description Replaces the personal part of the profile, all but the photo. An age outside 18 to 80 answers 422, an e-mail address that is taken 409 with the code EMAIL_TAKEN.
         */
        put: operations["updatePersonalInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/professional-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own professional information
         * @description The professional part of the session user's profile: licence, experience and certifications.
         */
        get: operations["getProfessionalInfo"];
        /**
         * Update one's own professional information
         * @description Replaces the professional part of the profile. Certifications that are left out are removed, those without an id are added.
         */
        put: operations["updateProfessionalInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one's own captain statistics
         * @description What the session user has achieved as a captain, computed from bookings and reviews of boats and tours.
         */
        get: operations["getCaptainStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one's own captain photo
         * @description Stores a photo of the session user in place of an earlier one. The content is checked, not only its name: JPEG, PNG or WebP, at most 5 MB.
         */
        post: operations["uploadCaptainPhoto"];
        /**
         * Delete one's own captain photo
         * @description Removes the photo of the session user. Where there is none, nothing happens.
         */
        delete: operations["deleteCaptainPhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/photo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get where a captain photo is served
         * @description The path of one captain's photo as plain text, for anybody signed in, since customers see it beside messages. A captain without a photo answers 404.
         */
        get: operations["getCaptainPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the captain's figures
         * @description The five figures of the session user's dashboard, over boats and tours, each counted when asked. Revenue counts COMPLETED payments of the current month in Europe/Istanbul.
         */
        get: operations["getCaptainDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/dashboard/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the figures of a captain
         * @description The same figures as getCaptainDashboard, of a captain by id: of oneself, or of anybody for an administrator.
         */
        get: operations["getCaptainDashboardById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the company
         * @description Stores the legal and payout details of a captain, the first time as well. The company is read as part of its user; `userId` must be the session user's unless an administrator calls.
         */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List contact messages by page
         * @description Messages from the contact form that match every given filter, one page at a time, the newest first unless sorted otherwise. The text is looked for in name, e-mail address, subject and message.
         */
        get: operations["listContactMessagesPage"];
        put?: never;
        /**
         * Send a contact message
         * @description Hands a message from the contact form to the team, who answer by e-mail. Anybody may write; more than 30 messages of one address within a minute answer 429.
         */
        post: operations["createContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List blog posts
         * @description Every published post without its text, the newest first. Holds the newest 1000; getBlogPost reaches the others by their slug.
         */
        get: operations["listBlogPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog-posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a blog post
         * @description One published post with its text in both languages.
         */
        get: operations["getBlogPost"];
        /**
         * Update the texts of a blog post
         * @description Replaces title, summary and text of a published post, in both languages. Its address, picture, author and day stay. It stands in the audit, with the reason.
         */
        put: operations["updateBlogPost"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List destinations
         * @description The places where boats and tours start, those with the most boats first. Holds the first 200; getDestination reaches the others by their slug.
         */
        get: operations["listDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/destinations/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a destination
         * @description One place with its description and how many boats and tours are published there.
         */
        get: operations["getDestination"];
        /**
         * Update the texts of a destination
         * @description Replaces summary and description of a place, in both languages. Its name stays: boats and tours are found by it. It stands in the audit, with the reason.
         */
        put: operations["updateDestination"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what is offered
         * @description The services that the product presents to visitors. The extra services of a boat are another matter and belong to the boat.
         */
        get: operations["listServiceOfferings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a contact message
         * @description One message from the contact form, as the administration sees it. Reading it does not change its state.
         */
        get: operations["getContactMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-messages/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the state of a contact message
         * @description Sets the status of a message. Setting the state it has changes nothing and is no act for the audit.
         */
        put: operations["setContactMessageState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/finance/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the earnings of a range of days
         * @description What the session user earned from boats and tours between two days, both included: the sums of the transactions of these days. A COMPLETED payment is revenue, and so is what is kept of a cancelled booking; a deposit is none until its booking has taken place. Money waits as a pending payout until the last day of its booking is over.
         */
        get: operations["getFinanceSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/finance/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of a range of days
         * @description The payments for the session user's boats and tours between two days, both included, in any status, the newest first. Holds the newest 10000; listFinanceTransactionsPage reaches the others.
         */
        get: operations["listFinanceTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/finance/transactions/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments page by page
         * @description The payments for a captain’s boats and tours between two days, both included, one page at a time and the newest first unless another order is asked for, with the sums over all that match. Without a filter the sums are those of getFinanceSummary.
         */
        get: operations["listFinanceTransactionsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/finance/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pending payouts page by page
         * @description What waits to be paid out to a captain, booking by booking, with where it goes and when it is due: on the day after the last day of its trip, whether it took place or was cancelled. The sums are those of all pages.
         */
        get: operations["listPendingPayoutsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captain/profile/finance/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the report of a range of days
         * @description Revenue, commission, occupancy and bookings of at most 366 days, as a whole, by month, by boat and by tour, compared with the same number of days before. The range may extend into the future; its reserved amounts and free days are included.
         */
        get: operations["getFinanceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the service
         * @description Whether the service can answer, for load balancers and for the status page. A service that is down answers 503.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List documents of boats and tours by page
         * @description The documents of all boats and tours as one queue, the one that came in first at the head unless sorted otherwise. It is judged by the verification call of its kind; one that is refused gets a note, which its owner reads.
         */
        get: operations["listDocumentsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/boats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boats of all owners by page
         * @description The boats of all owners in any status, one page at a time, the newest first unless sorted otherwise.
         */
        get: operations["listManagedBoatsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tours of all guides by page
         * @description The tours of all guides in any status, one page at a time, the newest first unless sorted otherwise.
         */
        get: operations["listManagedToursPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews to manage by page
         * @description Reviews of boats and tours that match every given filter, one page at a time, the newest first unless sorted otherwise. The statistics and the trend of reviews take the same filters.
         */
        get: operations["listManagedReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the trend of reviews
         * @description How many reviews were written and what they gave, for each period in which there was one, the oldest first. Takes the filters of the list of reviews to manage. Holds the last 366 periods; an earlier endDate reaches the others.
         */
        get: operations["listReviewTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/reported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reported reviews by page
         * @description Reviews that somebody reported, with every report, one page at a time; the one that waits longest first unless sorted otherwise. Each is kept or removed.
         */
        get: operations["listReportedReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep a reported review
         * @description Decides that a review stays although it was reported; it leaves the queue until somebody else reports it. On a review that was kept already nothing changes, and the answer tells who decided. One that nobody reported answers 409 `REVIEW_NOT_REPORTED`.
         */
        put: operations["keepReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/removal-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview the removal of a review
         * @description What removing the review would do to the rating of its boat or tour. Changes nothing.
         */
        get: operations["getReviewRemovalPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a review with a reason
         * @description Removes a review, its replies and its reports for good, and answers what that did to the rating. Unlike the plain deletion it says why; the reason is kept in the audit.
         */
        post: operations["removeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own messages
         * @description What the session's user has sent and received, the newest first. Nobody reads the messages of others, administrators included. Holds the newest 1000; queryMessages reaches the others.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Writes to the other participant of a conversation, which begins with its first message. The sender is the session's user; another senderId answers 403. Customer and host may write to each other once they share a PENDING, CONFIRMED or COMPLETED booking; without one, to oneself, or with a conversation id that does not name sender and recipient, the answer is 422.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query own messages
         * @description Looks for text in the messages of the session's user, one page at a time, the newest first. Changes nothing.
         */
        post: operations["queryMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/read-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the read status of a message
         * @description Marks one message read or unread. Only its recipient may; a conversation is marked read message by message.
         */
        put: operations["updateMessageReadStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/conversation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages of a conversation
         * @description The latest 1000 messages of a conversation, the oldest first; empty while nobody has written. Only its two participants may read it. Holds the latest 1000; queryMessages reaches the others by conversationId.
         */
        get: operations["listConversationMessages"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Removes a conversation and its messages from the list of the caller, who must take part in it. The other participant keeps them.
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/conversations/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's conversations
         * @description The conversations of the session's user with the last message and the number of unread ones, the latest first. Holds the latest 1000; queryMessages reaches the messages of the others.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/sender/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages a user sent
         * @description What the session's user has written, the newest first. The id must be that user's own. Holds the newest 1000; queryMessages reaches the others.
         */
        get: operations["listSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/recipient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages a user received
         * @description What was written to the session's user, the newest first. The id must be that user's own. Holds the newest 1000; queryMessages reaches the others.
         */
        get: operations["listReceivedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages of a user
         * @description What the session's user has sent and received, the newest first. The id must be that user's own. Holds the newest 1000; queryMessages reaches the others.
         */
        get: operations["listUserMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/unread/recipient/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List unread messages of a user
         * @description What was written to the session's user and is still unread, the newest first. Holds the newest 1000; queryMessages reaches the others by readStatus.
         */
        get: operations["listUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description One message, for its sender and its recipient alone.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Withdraws a message for both participants. Only its sender may.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/user/{userId}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count notifications
         * @description How many notifications the user has, read or not.
         */
        get: operations["countNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/user/{userId}/unread/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread notifications
         * @description How many notifications the user has not read yet, for the badge of the bell.
         */
        get: operations["countUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/user/{userId}/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List unread notifications
         * @description The notifications the user has not read yet, the newest first; the bell shows three of them. Holds the newest 1000; listNotificationsPage reaches the others.
         */
        get: operations["listUnreadNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications by page
         * @description One page of all notifications of the user, the newest first.
         */
        get: operations["listNotificationsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a notification as read
         * @description Marks one notification of the session user as read. It stays read when it already was.
         */
        put: operations["markNotificationRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/user/{userId}/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark all notifications as read
         * @description Marks every notification of the user as read, so that the badge disappears.
         */
        put: operations["markAllNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/owner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a host page by page
         * @description The documents of all boats and tours of one host, the one that expires first at the head unless another order is asked for; those that do not expire come last.
         */
        get: operations["listOwnerDocumentsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/owner/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendars of all boats and tours of a host
         * @description For all boats and tours of one host, in a range of at most 400 days: what the host says of the days, the bookings as bars and the dates of tours with the seats taken. Withdrawn boats and tours are part of it.
         */
        get: operations["getOwnerTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of a booking
         * @description The payments of one booking, the newest first, for its customer and its host. Holds the newest 100; administrators reach the others with listPaymentsPage.
         */
        get: operations["listBookingPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/payments/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a payment of a booking
         * @description Charges the deposit, the rest or the whole price to a card, by a token of the payment provider; no card number passes here. A payment that the bank refuses is answered as FAILED. While a 3-D Secure check of the booking waits for the customer, nothing is charged: 409.
         */
        post: operations["processBookingPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/payment/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what of a booking is paid
         * @description What of a booking is paid and what remains, as the service knows it, for its customer and its host. The payment provider is not asked.
         */
        get: operations["getBookingPaymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/payment/check-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the provider what of a booking is paid
         * @description Asks the payment provider and takes over its answer. A deposit that is still awaited is answered as such; it is no failure, since a bank may take its time.
         */
        post: operations["checkBookingPaymentStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/payment/initialize-deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the deposit of a booking
         * @description Opens the deposit, 20 % of the total rounded to whole lira, and answers the payment provider's page for it. A deposit that is already paid, or a booking that has ended, answers 409.
         */
        post: operations["initializeDepositPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments by page
         * @description The payments of all bookings that match every given filter, with the booking they are for, one page at a time, the newest first unless sorted otherwise. The text is looked for in the names of customer, host, boat and tour.
         */
        get: operations["listPaymentsPage"];
        put?: never;
        /**
         * Create a payment
         * @description Opens a payment of a booking of the session user, PENDING until it is charged. The service sets its amount.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a payment
         * @description Corrects a payment while it is PENDING, for administrators. Any other status answers 409.
         */
        put: operations["updatePayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/payments/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status of a payment
         * @description Sets a status by hand, for administrators, when the payment provider and the service disagree. It corrects what the service knows and moves no money, whatever it leads to; the status of the booking stays. A PENDING payment becomes PARTIAL or COMPLETED: it has arrived, paidAt is now, and both parties are told; or FAILED or CANCELLED: it never arrived. A PARTIAL one becomes COMPLETED: the same money, which counts as revenue from then on; FAILED: it never arrived after all, paidAt is null again and the customer owes it; or CANCELLED: the provider has given all of it back, refundedAmount is the amount, paidAt stays, and both parties are told. Money that is still to go back is refunded instead. COMPLETED, FAILED and CANCELLED are final, nothing becomes PENDING again, and the status it has is no change: 409.
         */
        patch: operations["setPaymentStatus"];
        trace?: never;
    };
    "/bookings/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Gives a COMPLETED or PARTIAL payment back to the customer, by the host of the booking or an administrator. A payment that was never received, or was refunded before, answers 409.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/3ds/initialize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a 3-D Secure payment
         * @description Opens a payment of a booking of the session user and answers the page where the bank asks the customer. The card is named by a token of the payment provider.
         */
        post: operations["initializeThreeDsPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/3ds/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a 3-D Secure payment
         * @description Charges the payment once the customer has answered the page of the bank. A refusal of the bank is answered as a FAILED payment, and a call that is repeated as the first was; a check that has expired, or that the customer has not answered yet, answers 409 and charges nothing.
         */
        post: operations["completeThreeDsPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/3ds/bin-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the first digits of a card
         * @description Tells the network and kind of a card from its first 6 to 8 digits, and whether the amount asks for 3-D Secure.
         */
        post: operations["checkCardBin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish-checklists/owner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the publishing issues of the boats and tours of a host
         * @description One checklist for each boat and tour of one host, the boats first, by name. Holds the first 400; getBoatPublishChecklist and getTourPublishChecklist reach the others.
         */
        get: operations["listOwnerPublishChecklists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish-checklists/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the publishing issues of a boat
         * @description What keeps a boat from being published, found or paid for. setBoatStatus refuses to publish exactly while one of the issues blocks.
         */
        get: operations["getBoatPublishChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/publish-checklists/tour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the publishing issues of a tour
         * @description What keeps a tour from being found or paid for. Nothing blocks its publishing: what is missing is shown and warned of.
         */
        get: operations["getTourPublishChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replies to a review
         * @description What was replied to a review, the oldest first.
         */
        get: operations["listReviewReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/replies/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count replies to a review
         * @description How many replies a review has, without reading them.
         */
        get: operations["countReviewReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a review
         * @description Answers a review in public. Captains reply to reviews of their own boats and tours, administrators to any. Whether the reply is official follows from the caller's role, whatever the body says.
         */
        post: operations["replyToReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/replies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a reply
         * @description One reply to a review, by its own identifier.
         */
        get: operations["getReviewReply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/replies/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's replies
         * @description The replies one user has written, the newest first. Users see their own, administrators everybody's. Holds the newest 1000; listReviewReplies reaches the others by their review.
         */
        get: operations["listUserReviewReplies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a boat
         * @description Every review of one boat with its replies, the newest first. Holds the newest 1000; listBoatReviewsPage reaches the others. With a token, the owner, customers who have booked it and administrators are also answered about a boat that is not published, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a boat.
         */
        get: operations["listBoatReviews"];
        put?: never;
        post?: never;
        /**
         * Delete all reviews of a boat
         * @description Removes every review of one boat and their replies for good; its rating is empty afterwards. Only administrators may, not the owner.
         */
        delete: operations["deleteBoatReviews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/average-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rating of a boat
         * @description The mean of the stars of one boat, null while nobody has reviewed it. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoatAverageRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count reviews of a boat
         * @description How many reviews one boat has, without reading them. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["countBoatReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a boat by page
         * @description The reviews of one boat with their replies, one page at a time, the newest first unless sorted otherwise. With a token, the owner, customers who have booked it and administrators are also answered about a boat that is not published, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a boat.
         */
        get: operations["listBoatReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/rating-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the star counts of a boat
         * @description How many reviews of one boat gave one, two, three, four and five stars. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoatRatingDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rating trends of a boat
         * @description How the rating of one boat has moved: a point for each of the last 366 periods in which somebody reviewed it, the oldest first. Days are calendar days in Europe/Istanbul. Holds the last 366 periods; a longer period reaches further back. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["listBoatRatingTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the review summary of a boat
         * @description The reviews of one boat in figures, all computed from the reviews themselves. With a token, its owner, customers who have booked it and administrators are also answered about a boat that is not published; anyone else gets 404.
         */
        get: operations["getBoatReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent reviews of a boat
         * @description The newest reviews of one boat with their replies. Holds as many as limit says, 50 at most; listBoatReviewsPage reaches the others. With a token, the owner, customers who have booked it and administrators are also answered about a boat that is not published, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a boat.
         */
        get: operations["listRecentBoatReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/boat/{id}/filtered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filter reviews of a boat
         * @description The reviews of one boat that match every given filter, one page at a time, the newest first unless sorted otherwise. With a token, the owner, customers who have booked it and administrators are also answered about a boat that is not published, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a boat.
         */
        get: operations["listFilteredBoatReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/owner/{id}/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a host page by page
         * @description The reviews of all boats and tours of one host, in any status, the newest first unless another order is asked for. All that is given must hold. A review is answered once its host or an administrator has replied.
         */
        get: operations["listOwnerReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/owner/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the reviews of a host in figures
         * @description Totals, mean, distribution and trend over all boats and tours of one host, in any status, counted from listOwnerReviewsPage.
         */
        get: operations["getOwnerReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/owner/{id}/trend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the ratings of a host went lately
         * @description The ratings of the last 7, 30 or 90 days, day by day, and of as many days before them.
         */
        get: operations["getOwnerRatingTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/owner/{id}/by-offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ratings of a host by boat and tour
         * @description The ratings of each boat and tour of one host, those without a review included; the most reviewed first, equal ones by name. Holds the first 400; getBoatReviewSummary and getTourReviewSummary tell of the others.
         */
        get: operations["listOwnerOfferRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a tour
         * @description Every review of one tour with its replies, the newest first. Holds the newest 1000; listTourReviewsPage reaches the others. With a token, the guide and administrators are also answered about a tour that is not ACTIVE, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a tour.
         */
        get: operations["listTourReviews"];
        put?: never;
        post?: never;
        /**
         * Delete all reviews of a tour
         * @description Removes every review of one tour and their replies for good; its rating is empty afterwards. Only administrators may, not the guide.
         */
        delete: operations["deleteTourReviews"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/average-rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rating of a tour
         * @description The mean of the stars of one tour, null while nobody has reviewed it. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTourAverageRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count reviews of a tour
         * @description How many reviews one tour has, without reading them. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["countTourReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews of a tour by page
         * @description The reviews of one tour with their replies, one page at a time, the newest first unless sorted otherwise. With a token, the guide and administrators are also answered about a tour that is not ACTIVE, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a tour.
         */
        get: operations["listTourReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/rating-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the star counts of a tour
         * @description How many reviews of one tour gave one, two, three, four and five stars. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTourRatingDistribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List rating trends of a tour
         * @description How the rating of one tour has moved: a point for each of the last 366 periods in which somebody reviewed it, the oldest first. Days are calendar days in Europe/Istanbul. Holds the last 366 periods; a longer period reaches further back. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourRatingTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the review summary of a tour
         * @description The reviews of one tour in figures, all computed from the reviews themselves. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTourReviewSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent reviews of a tour
         * @description The newest reviews of one tour with their replies. Holds as many as limit says, 50 at most; listTourReviewsPage reaches the others. With a token, the guide and administrators are also answered about a tour that is not ACTIVE, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a tour.
         */
        get: operations["listRecentTourReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/tour/{id}/filtered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filter reviews of a tour
         * @description The reviews of one tour that match every given filter, one page at a time, the newest first unless sorted otherwise. With a token, the guide and administrators are also answered about a tour that is not ACTIVE, and a review shows the id of its booking to its customer, its host and administrators; anyone else gets 404 for such a tour.
         */
        get: operations["listFilteredTourReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews
         * @description Reviews of boats and tours that match every given filter, the newest first. Holds the newest 1000; listReviewsPage reaches the others. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Write a review
         * @description Reviews a boat or tour after the trip. Only the customer of a COMPLETED booking may do so, once per booking, also when they have become a captain since: a booking in another state answers 422, a second review 409. Author, boat and tour are taken from the booking.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query reviews
         * @description Reads reviews by criteria too long for a URL, one page at a time. Changes nothing. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        post: operations["queryReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews by page
         * @description All reviews of boats and tours, one page at a time, the newest first unless sorted otherwise. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        get: operations["listReviewsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent reviews
         * @description The newest reviews of all boats and tours. Holds as many as limit says, 50 at most; listReviewsPage reaches the others. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        get: operations["listRecentReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search reviews
         * @description Reviews of boats and tours whose comment contains a text, the newest first. Holds the newest 1000; listFilteredBoatReviewsPage and listFilteredTourReviewsPage reach the others. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        get: operations["searchReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/rating/{min}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reviews by rating
         * @description Reviews of boats and tours with at least that many stars, the newest first. Holds the newest 1000; listFilteredBoatReviewsPage and listFilteredTourReviewsPage reach the others. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        get: operations["listReviewsByMinimumRating"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/customer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a customer's reviews
         * @description What one customer has written, the newest first, with the bookings reviewed. Customers see their own, administrators everybody's. Holds the newest 1000; listReviewsPage reaches the others.
         */
        get: operations["listCustomerReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/booking/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the review of a booking
         * @description The review of a booking, or nothing while it has none; tells a customer whether a trip is still to be reviewed. For the customer, the host and administrators.
         */
        get: operations["listBookingReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a review
         * @description One review with its replies. Of its author it shows only the name. With a token, a review shows the id of its booking to its customer, its host and administrators.
         */
        get: operations["getReview"];
        /**
         * Change a review
         * @description Replaces the stars and the comment of a review. Only its author may; its date and its replies stay.
         */
        put: operations["updateReview"];
        post?: never;
        /**
         * Delete a review
         * @description Removes a review and its replies for good; summaries and ratings follow. Only administrators may.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Flag a review
         * @description Reports a review to the administrators, with a reason. Captains flag reviews of their own boats and tours; the review stays visible until an administrator deletes it. A second flag by the same user answers 409.
         */
        post: operations["flagReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/tour/{tourId}/calendar-availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the calendar days of a tour
         * @description What the calendar of a tour shows, by date ascending. A day is there when it has a tour date or an entry; it can be booked when a tour date has places left and no entry closes the day. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourCalendarDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/tour/{tourId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a tour
         * @description Every availability entry of one tour, past days included, the latest day first. Holds the latest 1000; listTourAvailabilitiesByRange reaches the others. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourAvailabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/tour/{id}/available-with-bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a day of a tour, bookings counted in
         * @description Whether a tour can still be booked on a day: a tour date has places left and no entry closes the day. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["checkTourAvailabilityWithBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/tour/{id}/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a day of a tour
         * @description Whether the entry of a tour for a day is available. Bookings are not looked at; the check with bookings does that. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["checkTourAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/tour/{id}/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the entry of a tour for a day
         * @description The one entry that a tour has for a day. A day without an entry answers 404. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTourAvailabilityByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/availabilities/tour/{id}/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a tour in a range
         * @description The entries of a tour within a range of days, by date ascending, whether available or not. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourAvailabilitiesByRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tour dates
         * @description Every date of every ACTIVE tour, past ones included, the earliest first. Holds the first 1000; listTourDatesByTour reaches the others.
         */
        get: operations["listTourDates"];
        /**
         * Update a tour date
         * @description Replaces what the guide wrote about one date. Fewer guests than are already booked, or an overlap with another date, are refused (409). Open bookings move with the date, and their customers hear of it.
         */
        put: operations["updateTourDate"];
        /**
         * Create a tour date
         * @description Adds one date to a tour. A date that overlaps another of the same tour is refused (409); more guests than the tour has room for are refused (422).
         */
        post: operations["createTourDate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tour date
         * @description One date of a tour. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTourDate"];
        put?: never;
        post?: never;
        /**
         * Delete a tour date
         * @description Takes one date off its tour for good. A date with PENDING or CONFIRMED bookings cannot be deleted (409).
         */
        delete: operations["deleteTourDate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status of a tour date
         * @description Opens, fills or calls off one date. Every status can follow every other, and bookings stay as they are.
         */
        patch: operations["setTourDateStatus"];
        trace?: never;
    };
    "/tour-dates/{id}/max-guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the room of a tour date
         * @description How many guests may come on this date. Fewer than are already booked are refused (409), and more than the tour has room for do not fit (422), as when the date is created.
         */
        patch: operations["setTourDateMaxGuests"];
        trace?: never;
    };
    "/tour-dates/exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a tour date exists
         * @description Whether there is a date with this id; a missing one is answered with false. With a token, that of a tour that is not ACTIVE also counts for its guide and administrators.
         */
        get: operations["checkTourDateExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tour dates by status
         * @description The dates of ACTIVE tours in one status, the earliest first. Holds the first 1000; listTourDatesByTour reaches the others.
         */
        get: operations["listTourDatesByStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/search/start-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tour dates by day
         * @description The dates of ACTIVE tours that begin on one calendar day in Europe/Istanbul, the earliest first. Holds the first 1000; listTourDatesByTour reaches the others.
         */
        get: operations["searchTourDatesByStartDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/tour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dates of a tour
         * @description Every date of one tour, past ones included, the earliest first. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourDatesByTour"];
        put?: never;
        post?: never;
        /**
         * Delete the dates of a tour
         * @description Takes every date off one tour. While one of them has PENDING or CONFIRMED bookings nothing is removed (409).
         */
        delete: operations["deleteTourDatesByTour"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/tour/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the dates of a tour by status
         * @description The dates of one tour in one status, the earliest first. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourDatesByTourAndStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/tour/{id}/overlapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List overlapping dates of a tour
         * @description The dates of one tour that share at least a moment with the span from start to end, so that a guide sees a clash before saving. A date that ends when the span starts does not overlap. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listOverlappingTourDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/tour/{id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create several tour dates
         * @description Adds several dates to one tour: all of them, or none. The rules are those of a single date.
         */
        post: operations["createTourDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/tour/{id}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the dates of a repeat rule
         * @description Adds each date of the list that the tour can take and answers the outcome of each; what overlaps or lies in the past is left out and does not keep the others from being added. More guests than the tour has room for, or an end before its start, refuses the whole list. A preview answers the same and changes nothing.
         */
        post: operations["addTourDates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-dates/tour/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seats of the dates of a tour
         * @description How many seats of each date are booked, held by requests that wait, and free; for the guide, the earliest date first.
         */
        get: operations["listTourDateSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a tour
         * @description Every document of one tour in its order, for its guide and for administrators. Clients may keep the answer for 5 minutes.
         */
        get: operations["listTourDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a tour document
         * @description Replaces what the guide says about a document, and its file when the body carries new data. A guide's change of type, file or expiry date takes the verification away until an administrator checks again.
         */
        put: operations["updateTourDocument"];
        /**
         * Upload a tour document
         * @description Stores one document of a tour, not yet verified whatever a guide sends. A second one of the same type is refused (409) unless it is OTHER; an expiry date in the past is refused (422), and content that is no PDF, JPEG, PNG or WebP too (415).
         */
        post: operations["createTourDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tour document
         * @description One document, for the guide of its tour and for administrators.
         */
        get: operations["getTourDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a tour document
         * @description Removes one document and its file for good. A required one may go too; the tour then shows as incomplete.
         */
        delete: operations["deleteTourDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-documents/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the file of a tour document
         * @description The content of one compliance document, for the guide of the tour and administrators only. The content type is what the service found the file to be.
         */
        get: operations["getTourDocumentFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-documents/{id}/exists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a tour document exists
         * @description Whether there is a document with this id among those of the caller; a missing one is answered with false.
         */
        get: operations["checkTourDocumentExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-documents/{id}/display-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the place of a tour document
         * @description Moves one document; the others keep their numbers, and equal numbers are shown by id.
         */
        patch: operations["setTourDocumentDisplayOrder"];
        trace?: never;
    };
    "/tour-documents/{id}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Verify a tour document
         * @description Accepts a document or takes the acceptance back, with notes for the guide. For administrators only; with If-Match only what was looked at is judged, and not a file that came in meanwhile or what somebody else has judged. Whose document it is reads the outcome: accepted, not accepted with the notes, or, where it is neither and the notes say nothing, that it is looked at again.
         */
        patch: operations["setTourDocumentVerification"];
        trace?: never;
    };
    "/tour-documents/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload several tour documents
         * @description Stores several documents of one tour: all of them, or none. The rules are those of a single document.
         */
        post: operations["createTourDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-documents/display-order/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder tour documents
         * @description Moves several documents of one tour at once: all of them, or none. Those not named keep their numbers; a document of another tour is refused (422).
         */
        patch: operations["setTourDocumentDisplayOrders"];
        trace?: never;
    };
    "/tour-images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tour images
         * @description Every picture of every ACTIVE tour, by tour and by its place in the tour. Holds the first 10000; listTourImagesByTour reaches the others.
         */
        get: operations["listTourImages"];
        /**
         * Update a tour image
         * @description Moves a picture, or replaces its file when the body carries new data. The address changes with the file.
         */
        put: operations["updateTourImage"];
        /**
         * Upload a tour image
         * @description Adds one picture to a tour. An eleventh picture is refused (409), a file over 5 MB too (413), and one whose content is no image of the stated type (415).
         */
        post: operations["uploadTourImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tour image
         * @description One picture of a tour, by its address; the file itself is served by the uploads. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTourImage"];
        put?: never;
        post?: never;
        /**
         * Delete a tour image
         * @description Removes one picture and its file for good. The next picture in order then represents the tour.
         */
        delete: operations["deleteTourImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-images/{id}/display-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the place of a tour image
         * @description Moves one picture; the others keep their numbers, and equal numbers are shown by id.
         */
        patch: operations["setTourImageDisplayOrder"];
        trace?: never;
    };
    "/tour-images/exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a tour image exists
         * @description Whether there is a picture with this id; a missing one is answered with false. With a token, that of a tour that is not ACTIVE also counts for its guide and administrators.
         */
        get: operations["checkTourImageExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-images/tour/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a tour
         * @description Every picture of one tour in the order of upload. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listTourImagesByTour"];
        put?: never;
        post?: never;
        /**
         * Delete the images of a tour
         * @description Removes every picture of one tour and their files for good. The tour stays as it is.
         */
        delete: operations["deleteTourImagesByTour"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-images/tour/{id}/ordered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a tour in order
         * @description Every picture of one tour in the order in which it is shown. With a token, its guide and administrators are also answered about a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["listOrderedTourImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tour-images/tour/{id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload several tour images
         * @description Adds several pictures to one tour: all of them, or none. More than ten in all are refused (409).
         */
        post: operations["uploadTourImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tours
         * @description Every ACTIVE tour, the one with the next date first. Holds the first 1000; searchToursByLocation and searchToursByType reach the others.
         */
        get: operations["listTours"];
        /**
         * Update a tour
         * @description Replaces what the guide wrote and applies the lists of changed dates and pictures in one step, or nothing of it. The status stays as it is, so that editing takes no tour off the lists. A date with bookings cannot be removed (409).
         */
        put: operations["updateTour"];
        /**
         * Create a tour
         * @description Adds a tour of the session user's, with its first dates and pictures. It starts as DRAFT whatever the body says; its guide publishes it later. Documents are uploaded afterwards.
         */
        post: operations["createTour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tour
         * @description One tour with its dates and pictures. Documents are not part of the answer. With a token, its guide, customers who have booked it and administrators also find a tour that is not ACTIVE; anyone else gets 404.
         */
        get: operations["getTour"];
        put?: never;
        post?: never;
        /**
         * Delete a tour
         * @description Removes the tour with its dates, pictures and documents for good. While it has PENDING or CONFIRMED bookings it cannot be deleted (409).
         */
        delete: operations["deleteTour"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status of a tour
         * @description Publishes a tour (ACTIVE), takes it off the lists (INACTIVE), back to DRAFT, or calls it off (CANCELLED). Every status can follow every other; the current one again changes nothing.
         */
        patch: operations["setTourStatus"];
        trace?: never;
    };
    "/tours/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the rating of a tour
         * @description Corrects the average that is otherwise computed from the reviews. For administrators only.
         */
        patch: operations["setTourRating"];
        trace?: never;
    };
    "/tours/guide/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tours of a guide
         * @description Every tour of one guide in every status, in the order they were created. Guides get only their own; administrators get anyone's. Holds the first 1000; part reaches the others.
         */
        get: operations["listToursByGuide"];
        put?: never;
        post?: never;
        /**
         * Delete the tours of a guide
         * @description Removes every tour of one guide with dates, pictures and documents. For administrators only; while one of them has PENDING or CONFIRMED bookings nothing is removed (409).
         */
        delete: operations["deleteToursByGuide"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/exists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a tour exists
         * @description Whether there is a tour with this id; a missing one is answered with false. With a token, a tour that is not ACTIVE also counts for its guide, customers who have booked it and administrators.
         */
        get: operations["checkTourExists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of tour
         * @description The kinds that a tour can have, in the order in which they are offered.
         */
        get: operations["listTourTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/search/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tours by name
         * @description ACTIVE tours whose name contains the text, letter case aside by Turkish rules. The one with the next date comes first. Holds the first 1000; a longer name reaches the others.
         */
        get: operations["searchToursByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/search/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tours by kind
         * @description ACTIVE tours of one kind. Tours whose guide has chosen no kind are left out. The one with the next date comes first. Holds the first 1000; searchToursByName reaches the others.
         */
        get: operations["searchToursByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/search/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tours by region
         * @description ACTIVE tours of one region. Letter case and diacritics do not matter, so that Istanbul finds İstanbul. The one with the next date comes first. Holds the first 1000; searchToursByName reaches the others.
         */
        get: operations["searchToursByLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/search/price-range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tours by price
         * @description ACTIVE tours whose price per person lies in the range, both ends included. A missing end is open. The one with the next date comes first. Holds the first 1000; a smaller range reaches the others.
         */
        get: operations["searchToursByPriceRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tours/search/capacity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search tours by capacity
         * @description ACTIVE tours with room for at least that many guests. The one with the next date comes first. Holds the first 1000; a greater minCapacity reaches the others.
         */
        get: operations["searchToursByCapacity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture of one's own
         * @description Stores a JPEG, PNG or WebP of at most 5 MB, judged by content, and answers the path under which it is served. Put as `profileImage` into the own account, it is shown; nobody else can use it. A picture that the account does not show goes with the next one that is uploaded, and one that is replaced or removed goes at once.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an uploaded image
         * @description The file as it was uploaded, for the pages that show it. Only public pictures lie here; documents never do. A name is never used again, so the answer may be kept for good.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description All users, or those of one role, by id. Only administrators may see them. Holds the first 10000; listUsersPage reaches the others.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search users
         * @description Users whose name, username, e-mail address or phone number contains the text, letter case and diacritics aside. In the order of their ids. Holds the first 1000; listUsersPage reaches the others.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user to manage
         * @description One user as the administration sees it, the company included.
         */
        get: operations["getManagedUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the role of a user
         * @description Gives the user another role, which counts at once, for sessions that are open too. Somebody who becomes a customer can no longer look after boats and tours: those that are published become INACTIVE. Bookings stay as they are. Taking the role from the last administrator answers 409 `LAST_ADMINISTRATOR`, taking it from oneself 409 `OWN_ACCOUNT`. The role the user has already changes nothing.
         */
        put: operations["setUserRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Activate or deactivate a user
         * @description Decides whether the user may sign in. Deactivating ends all sessions, and the published boats and tours of the user become INACTIVE; bookings stay as they are. Activating publishes nothing again. The last active administrator answers 409 `LAST_ADMINISTRATOR`, oneself 409 `OWN_ACCOUNT`. The state the user has already changes nothing.
         */
        put: operations["setUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description One user with the company, for the user and for administrators. What the two parties of a booking need of each other is in the booking.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bookings of a user
         * @description The bookings the user made as a customer, the newest first. Holds the newest 1000; listBookingsPage reaches the others.
         */
        get: operations["listUserBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of a user
         * @description The reviews the user wrote, the newest first, with their replies. Holds the newest 1000; listReviewsPage reaches the others.
         */
        get: operations["listUserReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/boats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the boats of a user
         * @description The boats the user owns, in any status, the newest first, for their owner and for administrators. Holds the newest 1000; part reaches the others.
         */
        get: operations["listUserBoats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/paginated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users by page
         * @description Users that match every given filter, one page at a time, the newest first unless sorted otherwise. The text is looked for in name, username, e-mail address and phone number.
         */
        get: operations["listUsersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/{id}/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything about a user
         * @description A user with what there is of the person in figures, each as long as its list, and the last activity. Numbers that identify are masked.
         */
        get: operations["getManagedUserOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/admin/users/{id}/change-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a change of a user
         * @description What would follow if the user were given the role, or were activated or deactivated. Changes nothing. Exactly one of the two is asked about.
         */
        get: operations["getUserChangePreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int64
         * @description Identifier of a record.
         * @example 1
         */
        Id: number;
        /**
         * Format: email
         * @description E-mail address.
         * @example elif@pruva.example
         */
        Email: string;
        /**
         * @description Unique name a person signs in with.
         * @example elif.yildiz
         */
        Username: string;
        /**
         * @description What a person is allowed to do. Captains and guides are both BOAT_OWNER.
         * @enum {string}
         */
        Role: "CUSTOMER" | "BOAT_OWNER" | "ADMIN";
        /**
         * @description First and last name.
         * @example Elif Yıldız
         */
        FullName: string;
        /**
         * @description Phone number, international form preferred.
         * @example +905321112233
         */
        PhoneNumber: string;
        /**
         * @description First or last name; letters only, with a space, hyphen or apostrophe between them.
         * @example Elif
         */
        PersonNameOrNull: string | null;
        /**
         * Format: date
         * @description Calendar day in Europe/Istanbul, `YYYY-MM-DD`.
         * @example 2027-06-12
         */
        CalendarDateOrNull: string | null;
        /**
         * @description Where an uploaded file is served. A path under `/api/` is used as it is, another rooted path gets `/api` in front, a bare name lies under `/api/uploads/`.
         * @example /api/uploads/boat-1-1.svg
         */
        UploadPathOrNull: string | null;
        /**
         * Format: date-time
         * @description Instant in UTC, RFC 3339.
         * @example 2026-11-19T08:30:00Z
         */
        Instant: string;
        /** @description The account a person signs in with. A profile counts as complete when `isProfileComplete` is true, or when full name, phone number, first name and last name are all there. */
        Account: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            fullName: components["schemas"]["FullName"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description First name; null until the profile is completed. */
            firstName: components["schemas"]["PersonNameOrNull"];
            /** @description Last name; null until the profile is completed. */
            lastName: components["schemas"]["PersonNameOrNull"];
            /** @description Day of birth; null when it is not known. */
            dateOfBirth: components["schemas"]["CalendarDateOrNull"];
            /** @description Where the profile picture is served; null without one. */
            profileImage: components["schemas"]["UploadPathOrNull"];
            /**
             * @description Whether nothing is missing from the profile.
             * @example true
             */
            isProfileComplete: boolean;
            /**
             * @description Whether the e-mail address has been verified.
             * @example true
             */
            isEmailVerified: boolean;
            /**
             * @description Whether the account may sign in.
             * @example true
             */
            isActive: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description What is wrong with one field of a request. */
        FieldError: {
            /**
             * @description Path of the value, with dots (`body.capacity`, `query.size`).
             * @example body.capacity
             */
            field: string;
            /**
             * @description What is wrong, in a sentence.
             * @example must be at least 1
             */
            message: string;
        };
        /** @description Somebody who changed a record. Whoever finds their own id here did it themselves, in another window or on another device. Absent once the account is deleted. */
        ChangeAuthor: {
            id: components["schemas"]["Id"];
            fullName: components["schemas"]["FullName"];
            role: components["schemas"]["Role"];
        };
        /** @description Who changed a record last, and when. It comes with RECORD_CHANGED alone, to whoever may write the record; it is absent when nobody has changed the record through this API yet. */
        LastChange: {
            changedAt: components["schemas"]["Instant"];
            changedBy?: components["schemas"]["ChangeAuthor"];
        };
        /** @description Why a request was refused or failed. The one shape of every error answer. */
        ErrorBody: {
            /**
             * @description A sentence a person can read.
             * @example The requested resource was not found.
             */
            message: string;
            /**
             * @description Stable name of the error, for programs; the catalogue of codes says what each one means. There will be more of them: a client treats a code that it does not know by the status.
             * @example NOT_FOUND
             */
            code: string;
            /** @description The fields at fault; empty when no single field is. */
            errors: components["schemas"]["FieldError"][];
            /**
             * @description Identifier of this request in the service's logs.
             * @example 8f14e45f-ceea-467f-a9d4-2b1c3d5e0400
             */
            requestId: string;
            lastChange?: components["schemas"]["LastChange"];
        };
        /**
         * Format: password
         * @description Password as typed; at least 6 characters.
         * @example deniz-2026
         */
        Password: string;
        /** @description The password in force, and the one that takes its place. */
        PasswordUpdate: {
            currentPassword: components["schemas"]["Password"];
            newPassword: components["schemas"]["Password"];
        };
        /** @description The outcome of an action that returns no record. */
        Acknowledgement: {
            /**
             * @description Whether the action took place.
             * @example true
             */
            success: boolean;
            /**
             * @description A sentence a person can read.
             * @example The code has been sent.
             */
            message: string;
        };
        /**
         * Format: int64
         * @description How many there are.
         * @example 14
         */
        Tally: number;
        /**
         * Format: double
         * @description Amount in Turkish lira (TRY); at most two decimals. Its bound is far above any sum of prices, so that a total always has room.
         * @example 48500
         */
        Lira: number;
        /**
         * Format: double
         * @description Mean of the stars, rounded to one decimal; null while there is no review.
         * @example 4.8
         */
        MeanRating: number | null;
        /** @description The figures of the administrators' start page, counted over the whole product. */
        AdminDashboard: {
            totalUsers: components["schemas"]["Tally"];
            totalCustomers: components["schemas"]["Tally"];
            totalCaptains: components["schemas"]["Tally"];
            pendingApplications: components["schemas"]["Tally"];
            totalBoats: components["schemas"]["Tally"];
            publishedBoats: components["schemas"]["Tally"];
            totalTours: components["schemas"]["Tally"];
            activeTours: components["schemas"]["Tally"];
            totalBookings: components["schemas"]["Tally"];
            pendingBookings: components["schemas"]["Tally"];
            thisMonthBookings: components["schemas"]["Tally"];
            thisMonthRevenue: components["schemas"]["Lira"];
            totalReviews: components["schemas"]["Tally"];
            averageRating: components["schemas"]["MeanRating"];
        };
        /**
         * @description Whether a review is about a boat or a tour.
         * @enum {string}
         */
        ReviewCategory: "boat" | "tour";
        /**
         * Format: int32
         * @description Stars given by a customer, from 1 (poor) to 5 (excellent).
         * @example 5
         */
        StarRating: number;
        /**
         * Format: date
         * @description Calendar day in Europe/Istanbul, `YYYY-MM-DD`.
         * @example 2027-06-12
         */
        CalendarDate: string;
        /**
         * @description Text to look for in comments.
         * @example kaptan
         */
        ReviewKeyword: string;
        /**
         * Format: int64
         * @description How many reviews gave this many stars.
         * @example 4
         */
        StarCount: number;
        /** @description How many reviews gave how many stars. */
        RatingDistribution: {
            1: components["schemas"]["StarCount"];
            2: components["schemas"]["StarCount"];
            3: components["schemas"]["StarCount"];
            4: components["schemas"]["StarCount"];
            5: components["schemas"]["StarCount"];
        };
        /** @description How many reviews are about boats and how many about tours. */
        CategoryBreakdown: {
            boats: components["schemas"]["Tally"];
            tours: components["schemas"]["Tally"];
        };
        /** @description The reviews of the boats and tours of one place. */
        LocationReviews: {
            /**
             * @description Name of the place, as boats and tours carry it.
             * @example Göcek
             */
            location: string;
            boats: components["schemas"]["Tally"];
            tours: components["schemas"]["Tally"];
            averageRating: components["schemas"]["MeanRating"];
        };
        /** @description The reviews of one calendar month in Europe/Istanbul. */
        MonthlyReviews: {
            /**
             * @description The month, `YYYY-MM`.
             * @example 2026-09
             */
            month: string;
            boats: components["schemas"]["Tally"];
            tours: components["schemas"]["Tally"];
            averageRating: components["schemas"]["MeanRating"];
        };
        /**
         * @description What the customer has to say, as plain text without surrounding blanks.
         * @example Martı hızlı ve temiz
         * @example kaptan çok nazik.
         */
        ReviewComment: string;
        /** @description A new review, as short as a list of activity needs it. */
        RecentReview: {
            id: components["schemas"]["Id"];
            userName: components["schemas"]["FullName"];
            /**
             * @description First letters of the names, in upper case.
             * @example CD
             */
            userInitials: string;
            rating: components["schemas"]["StarRating"];
            date: components["schemas"]["Instant"];
            category: components["schemas"]["ReviewCategory"];
            /**
             * @description Name of the boat or tour.
             * @example Gülşah
             */
            entityName: string;
            comment: components["schemas"]["ReviewComment"];
        };
        /** @description Figures on all reviews, each computed from the reviews themselves. */
        ReviewStatistics: {
            totalReviews: components["schemas"]["Tally"];
            averageRating: components["schemas"]["MeanRating"];
            activeCustomers: components["schemas"]["Tally"];
            currentMonthCount: components["schemas"]["Tally"];
            previousMonthCount: components["schemas"]["Tally"];
            ratingDistribution: components["schemas"]["RatingDistribution"];
            categories: components["schemas"]["CategoryBreakdown"];
            /** @description The places that have reviews, those with the most first. */
            locations?: components["schemas"]["LocationReviews"][];
            /** @description The last twelve calendar months, the oldest first. */
            monthlyTrend: components["schemas"]["MonthlyReviews"][];
            /** @description The newest reviews of the last seven days, at most five. */
            recentActivity: components["schemas"]["RecentReview"][];
        };
        /** @description How many there were on one calendar day. */
        CountPoint: {
            date: components["schemas"]["CalendarDate"];
            count: components["schemas"]["Tally"];
        };
        /** @description How many there were in a period, day by day, and in the one before. */
        CountTrend: {
            total: components["schemas"]["Tally"];
            previousTotal: components["schemas"]["Tally"];
            /** @description Every day of the period, the oldest first. */
            points: components["schemas"]["CountPoint"][];
        };
        /** @description How much came in on one calendar day. */
        AmountPoint: {
            date: components["schemas"]["CalendarDate"];
            amount: components["schemas"]["Lira"];
        };
        /** @description How much came in during a period, day by day, and in the one before. */
        AmountTrend: {
            total: components["schemas"]["Lira"];
            previousTotal: components["schemas"]["Lira"];
            /** @description Every day of the period, the oldest first. */
            points: components["schemas"]["AmountPoint"][];
        };
        /** @description How the product is doing over a number of days that ends today. */
        PlatformTrends: {
            startDate: components["schemas"]["CalendarDate"];
            /** @description Today. */
            endDate: components["schemas"]["CalendarDate"];
            previousStartDate: components["schemas"]["CalendarDate"];
            /** @description The day before the period begins. */
            previousEndDate: components["schemas"]["CalendarDate"];
            registrations: components["schemas"]["CountTrend"];
            /** @description Bookings by the day on which they were made, whatever became of them. */
            bookings: components["schemas"]["CountTrend"];
            /** @description Money earned by the day on which it arrived, as the dashboard counts it. */
            revenue: components["schemas"]["AmountTrend"];
            reviews: components["schemas"]["CountTrend"];
        };
        /**
         * @description What waits for an administrator.
         * @enum {string}
         */
        AdminQueueName: "APPLICATIONS" | "DOCUMENTS" | "REPORTED_REVIEWS" | "CONTACT_MESSAGES" | "REFUSED_PAYMENTS";
        /**
         * Format: int64
         * @description Identifier of a record.
         * @example 1
         */
        IdOrNull: number | null;
        /**
         * @description What is booked.
         * @enum {string}
         */
        BookingKind: "BOAT" | "TOUR";
        /**
         * Format: date-time
         * @description Instant in UTC, RFC 3339.
         * @example 2026-11-19T08:30:00Z
         */
        InstantOrNull: string | null;
        /** @description How long a queue is and what waits in it longest. */
        AdminQueue: {
            queue: components["schemas"]["AdminQueueName"];
            count: components["schemas"]["Tally"];
            /** @description The record that waits longest; null for an empty queue. */
            oldestId: components["schemas"]["IdOrNull"];
            /** @description Of the oldest document, whether it is of a boat or a tour; null in every other queue. */
            oldestKind: components["schemas"]["BookingKind"] | null;
            /** @description Since when it waits; null for an empty queue. */
            oldestAt: components["schemas"]["InstantOrNull"];
        };
        /**
         * @description What happened. Further types may follow.
         * @enum {string}
         */
        AdminActivityType: "REGISTRATION" | "APPLICATION" | "BOOKING" | "REVIEW" | "REVIEW_REPORT" | "REFUSED_PAYMENT" | "CONTACT_MESSAGE";
        /** @description Something that happened lately. */
        AdminActivity: {
            type: components["schemas"]["AdminActivityType"];
            createdAt: components["schemas"]["Instant"];
            /** @description The user, application, booking, review, payment or message; of a report, the review. */
            recordId: components["schemas"]["Id"];
            /** @description Who did it; null for a message, which needs no account. */
            userId: components["schemas"]["IdOrNull"];
            userName: components["schemas"]["FullName"];
            /**
             * @description Name of the boat or tour, or the subject of a message; null where there is neither.
             * @example Gülşah
             */
            subject: string | null;
        };
        /**
         * @description What acts are sorted by, and which way.
         * @enum {string}
         */
        AuditSort: "createdAt,desc" | "createdAt,asc";
        /**
         * @description What an administrator did. STATUS_CHANGED and RATING_SET are of boats and tours; the RECORD acts are everything else that was written on behalf of somebody, or of the site. Further acts may follow.
         * @enum {string}
         */
        AuditAct: "APPLICATION_APPROVED" | "APPLICATION_REJECTED" | "DOCUMENT_VERIFIED" | "DOCUMENT_REFUSED" | "DOCUMENT_REOPENED" | "USER_ROLE_CHANGED" | "USER_ACTIVATED" | "USER_DEACTIVATED" | "REVIEW_KEPT" | "REVIEW_DELETED" | "PAYMENT_CHANGED" | "PAYMENT_STATUS_CHANGED" | "PAYMENT_REFUNDED" | "CONTACT_MESSAGE_STATE_CHANGED" | "STATUS_CHANGED" | "RATING_SET" | "RECORD_CREATED" | "RECORD_CHANGED" | "RECORD_DELETED";
        /**
         * @description What kind of record an act was done to. What belongs to a boat or tour, such as a picture, a date or a day of the calendar, is told as that boat or tour. Further kinds may follow.
         * @enum {string}
         */
        AuditRecordType: "APPLICATION" | "BLOG_POST" | "BOAT" | "BOAT_DOCUMENT" | "BOOKING" | "CONTACT_MESSAGE" | "DESTINATION" | "PAYMENT" | "REVIEW" | "TOUR" | "TOUR_DOCUMENT" | "USER";
        /** @description Position of a page in its list. */
        PageInfo: {
            /**
             * Format: int64
             * @description How many records match in all.
             * @example 14
             */
            totalElements: number;
            /**
             * Format: int32
             * @description How many pages they fill.
             * @example 2
             */
            totalPages: number;
            /**
             * Format: int32
             * @description Zero-based number of this page.
             * @example 0
             */
            number: number;
            /**
             * Format: int32
             * @description How many records a page holds.
             * @example 12
             */
            size: number;
            /**
             * @description Whether this is the first page.
             * @example true
             */
            first: boolean;
            /**
             * @description Whether this is the last page.
             * @example false
             */
            last: boolean;
        };
        /** @description A user as others see them, by id and name alone. */
        UserReference: {
            id: components["schemas"]["Id"];
            fullName: components["schemas"]["FullName"];
        };
        /**
         * @description Readable identifier used in URLs.
         * @example gocek
         */
        Slug: string;
        /**
         * @description What the act changed, in short: a status, a role or a figure; null where there is nothing to compare.
         * @example PENDING
         */
        AuditState: string | null;
        /** @description One act of an administrator. It is written together with the act and never changed or deleted; of people it holds ids and names alone. */
        AuditEntry: {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
            actor: components["schemas"]["UserReference"];
            act: components["schemas"]["AuditAct"];
            /**
             * @description The operation of this contract that was called.
             * @example reviewCaptainApplication
             */
            operation: string;
            recordType: components["schemas"]["AuditRecordType"];
            recordId: components["schemas"]["Id"];
            /**
             * @description What the record was called then, such as the name of the applicant, the boat or the file; null for one without a name.
             * @example Murat Kaya
             */
            recordName: string | null;
            /**
             * @description The readable identifier of a record that is read by one, a BLOG_POST or a DESTINATION; left out for every other kind.
             * @example gocek
             */
            recordSlug?: components["schemas"]["Slug"];
            /**
             * @description Why it was done, in the words of the administrator; null where none was given.
             * @example Yat kaptanı belgenizin süresi dolmuş; güncel belgeyle yeniden başvurabilirsiniz.
             */
            reason: string | null;
            before: components["schemas"]["AuditState"];
            after: components["schemas"]["AuditState"];
        };
        /** @description A page of the audit. */
        AuditPage: components["schemas"]["PageInfo"] & {
            /** @description The acts of this page. */
            content: components["schemas"]["AuditEntry"][];
        };
        /** @description Who wants to register. Everybody starts as a CUSTOMER. */
        Registration: {
            email: components["schemas"]["Email"];
            username: components["schemas"]["Username"];
            password: components["schemas"]["Password"];
            fullName: components["schemas"]["FullName"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /**
         * @description Bearer token of a session, a JSON Web Token.
         * @example eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI5In0.c2lnbmF0dXJl
         */
        SessionToken: string;
        /** @description A session and whom it belongs to, as answered by registration, sign-in and refresh. */
        AuthSession: {
            token: components["schemas"]["SessionToken"];
            /**
             * Format: int32
             * @description Seconds until the token expires.
             * @example 3600
             */
            expiresIn: number;
            userId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            username: components["schemas"]["Username"];
            role: components["schemas"]["Role"];
            accountId: components["schemas"]["Id"];
        };
        /** @description What a person signs in with. */
        Credentials: {
            /**
             * @description Username or e-mail address of the account; in place of `email`.
             * @example elif.yildiz
             */
            username?: string;
            /**
             * @description E-mail address of the account; in place of `username`.
             * @example elif@pruva.example
             */
            email?: string;
            password: components["schemas"]["Password"];
        };
        /**
         * @description First or last name; letters only, with a space, hyphen or apostrophe between them.
         * @example Elif
         */
        PersonName: string;
        /**
         * @description Turkish mobile number: +90 or 0, then ten digits that begin with 5.
         * @example +905339998877
         */
        TurkishMobileNumber: string;
        /** @description What a person changes in their own account. The full name follows from first and last name. A field that is left out stays as it is, and null clears it. A new e-mail address has to be verified again. The date of birth must give an age from 18 to 80, counted on today's date in Europe/Istanbul. */
        AccountUpdate: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            phoneNumber: components["schemas"]["TurkishMobileNumber"];
            email?: components["schemas"]["Email"];
            /** @description Day of birth. */
            dateOfBirth?: components["schemas"]["CalendarDateOrNull"];
            /** @description Path of a picture that the caller uploaded, or the one that is there already; null removes the picture. Any other path is 422. */
            profileImage?: components["schemas"]["UploadPathOrNull"];
        };
        /** @description Where a verification code is sent. */
        VerificationCodeRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description The code that was sent to an e-mail address. */
        EmailVerification: {
            email: components["schemas"]["Email"];
            /**
             * @description The code from the e-mail, usually six digits.
             * @example 482913
             */
            verificationCode: string;
        };
        /** @description Whose password is forgotten. */
        PasswordResetRequest: {
            email: components["schemas"]["Email"];
        };
        /** @description A new password, with the code that allows it. Both spellings of the password must match. */
        PasswordReset: {
            email: components["schemas"]["Email"];
            /**
             * @description The code or token from the e-mail, usually six digits.
             * @example 730215
             */
            resetToken: string;
            newPassword: components["schemas"]["Password"];
            confirmPassword: components["schemas"]["Password"];
        };
        /**
         * Format: double
         * @description Price in Turkish lira (TRY) as somebody sets or seeks it; at most two decimals.
         * @example 48500
         */
        LiraOrNull: number | null;
        /** @description What a host may say about a day. */
        AvailabilityTerms: {
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the day can be booked.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Price of the day in place of the regular one; null or left out for the regular price.
             * @example 45000
             */
            priceOverride?: components["schemas"]["LiraOrNull"];
            /**
             * @description Whether a booking of the day is confirmed at once rather than by the host.
             * @default false
             * @example true
             */
            isInstantConfirmation?: boolean;
        };
        /** @description The whole of an entry, by its id. It stays with its boat or tour, which may be left out. */
        AvailabilityUpdate: {
            id: components["schemas"]["Id"];
            boatId?: components["schemas"]["Id"];
            tourId?: components["schemas"]["Id"];
        } & components["schemas"]["AvailabilityTerms"];
        /** @description What the host of a boat or tour says about one day. Exactly one of boatId and tourId is set. */
        Availability: {
            id: components["schemas"]["Id"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the host offers the day, bookings aside.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Price of the day in place of the regular one; null when the regular price holds.
             * @example 41900
             */
            priceOverride: components["schemas"]["LiraOrNull"];
            /**
             * @description Whether a booking of the day is confirmed at once rather than by the host.
             * @example true
             */
            isInstantConfirmation: boolean;
        };
        /** @description A day to open or close, of a boat (boatId) or of a tour (tourId); never of both. */
        AvailabilityCreate: ({
            tourId: components["schemas"]["Id"];
        } & components["schemas"]["AvailabilityTerms"]) | ({
            boatId: components["schemas"]["Id"];
        } & components["schemas"]["AvailabilityTerms"]);
        /** @description Whether a record exists. */
        Existence: {
            /**
             * @description True when the record exists.
             * @example true
             */
            exists: boolean;
        };
        /**
         * Format: double
         * @description Price in Turkish lira (TRY) as somebody sets or seeks it; at most two decimals.
         * @example 48500
         */
        Price: number;
        /**
         * @description SET changes what is given and keeps the rest; DELETE takes the entries off, after which the days cannot be booked.
         * @enum {string}
         */
        AvailabilityBatchAction: "SET" | "DELETE";
        /** @description What an entry says of its day. */
        AvailabilityState: {
            /**
             * @description Whether the day can be booked.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Price of the day in place of the regular one; null when the regular price holds.
             * @example 45000
             */
            priceOverride: components["schemas"]["LiraOrNull"];
            /**
             * @description Whether a booking of the day is confirmed at once rather than by the host.
             * @example false
             */
            isInstantConfirmation: boolean;
        };
        /** @description What stands of a day; null when the day has no entry. */
        AvailabilityStateOrNull: components["schemas"]["AvailabilityState"] | null;
        /** @description The same change of some days of one boat or tour; exactly one of boatId and tourId is given. SET names at least one of isAvailable, priceOverride, pricePercent and isInstantConfirmation, and not both prices. A day without an entry gets one only when isAvailable is given. */
        AvailabilityBatchChange: {
            boatId?: components["schemas"]["Id"];
            tourId?: components["schemas"]["Id"];
            action: components["schemas"]["AvailabilityBatchAction"];
            /**
             * @description The days that change.
             * @example [
             *       "2027-08-07",
             *       "2027-08-08"
             *     ]
             */
            dates: components["schemas"]["CalendarDate"][];
            /** @description What the caller saw of these days. A day that says something else by now is left as it is and answered as STALE; left out, nothing is compared. */
            expected?: components["schemas"]["AvailabilityStateOrNull"];
            /**
             * @description Whether the days can be booked.
             * @example true
             */
            isAvailable?: boolean;
            /**
             * @description New price of each of the days; null for the regular one.
             * @example 52000
             */
            priceOverride?: components["schemas"]["LiraOrNull"];
            /**
             * Format: double
             * @description Per cent put on what each of the days costs now, its own price or the regular one; rounded to whole lira, the amount becomes the price of the day.
             * @example 10
             */
            pricePercent?: number;
            /**
             * @description Whether bookings of these days are confirmed at once.
             * @example true
             */
            isInstantConfirmation?: boolean;
        };
        /** @description Changes of many days of one's boats and tours, at most 16,000 days in all, each day once. */
        AvailabilityBatch: {
            /**
             * @description Whether to answer what would happen, and change nothing.
             * @default false
             * @example true
             */
            isPreview?: boolean;
            /** @description The changes. */
            changes: components["schemas"]["AvailabilityBatchChange"][];
        };
        /**
         * @description Outcome of a day. UNCHANGED: it says so already. The rest is refused and stays as it is: BOOKED, a booking holds the day, which can then be neither closed nor deleted; STALE, somebody changed it meanwhile; NO_ENTRY, the day has no entry to change and isAvailable was not given; PAST, it lies before today.
         * @enum {string}
         */
        AvailabilityDayOutcome: "CREATED" | "UPDATED" | "DELETED" | "UNCHANGED" | "BOOKED" | "STALE" | "NO_ENTRY" | "PAST";
        /** @description Outcome of one day, with its values before and after, so that it can be undone. */
        AvailabilityBatchDay: {
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            date: components["schemas"]["CalendarDate"];
            outcome: components["schemas"]["AvailabilityDayOutcome"];
            /**
             * @description Whether a booking holds the day; it keeps its price and its status whatever changes.
             * @example false
             */
            hasBookings: boolean;
            before: components["schemas"]["AvailabilityStateOrNull"];
            after: components["schemas"]["AvailabilityStateOrNull"];
        };
        /** @description The outcome of every day of a batch. */
        AvailabilityBatchResult: {
            /**
             * @description Whether nothing was changed.
             * @example false
             */
            isPreview: boolean;
            /**
             * Format: int32
             * @description How many days were created, updated or deleted.
             * @example 4
             */
            changedDays: number;
            /**
             * Format: int32
             * @description How many days said so already.
             * @example 0
             */
            unchangedDays: number;
            /**
             * Format: int32
             * @description How many days were refused and stay as they are.
             * @example 1
             */
            refusedDays: number;
            /** @description The days in the order of the changes and of their dates. */
            days: components["schemas"]["AvailabilityBatchDay"][];
        };
        /** @description How a calendar shows one day of a boat or tour. */
        CalendarDay: {
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The entry of the day; null for a tour date that has none.
             * @example 270601
             */
            availabilityId: components["schemas"]["IdOrNull"];
            /**
             * @description Whether the day can still be booked: it is offered, and bookings leave a start time of the boat or a place on the tour.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Whether a booking of the day is confirmed at once rather than by the host.
             * @example true
             */
            isInstantConfirmation: boolean;
            /**
             * @description Whether the day has a price of its own.
             * @example false
             */
            isOverride: boolean;
            /**
             * @description Whether a booking touches the day.
             * @example false
             */
            hasBookings: boolean;
            price: components["schemas"]["Lira"];
            /**
             * @description The day's own price; null when the regular one holds. `price` is what the day costs either way.
             * @example null
             */
            priceOverride: components["schemas"]["LiraOrNull"];
        };
        /** @description Whether a day can still be booked. */
        AvailabilityCheckWithBookings: {
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the day is offered and bookings leave a start time of the boat or a place on the tour.
             * @example false
             */
            isAvailable: boolean;
            /**
             * @description Whether a booking touches the day.
             * @example true
             */
            hasBookings: boolean;
        };
        /** @description Whether a day is offered. */
        AvailabilityCheck: {
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the day has an entry that is available.
             * @example true
             */
            isAvailable: boolean;
        };
        /**
         * @description What a boat document proves. LICENSE and INSURANCE are required; every type but OTHER occurs once per boat.
         * @enum {string}
         */
        BoatDocumentType: "LICENSE" | "INSURANCE" | "SAFETY_CERTIFICATE" | "INSPECTION_CERTIFICATE" | "REGISTRATION_CERTIFICATE" | "CAPTAIN_LICENSE" | "RADIO_LICENSE" | "OTHER";
        /**
         * @description Name of an uploaded file, without path separators, reserved or control characters. None of its extensions, also before the last one, may be .exe .bat .cmd .scr .vbs .js .html .htm.
         * @example sigorta-policesi-2027.pdf
         */
        FileName: string;
        /**
         * Format: uri
         * @description Signed address of a compliance document. It opens without a token for ten minutes after the answer, so it is never stored or shown as text; documents do not lie under the public `/api/uploads/`.
         * @example https://files.pruva.example/documents/7c1e5d0a.pdf?expires=1795165800&signature=5f0c9e2b
         */
        DocumentUrl: string;
        /**
         * @description What an administrator noted while checking a document; null when nothing was noted.
         * @example Poliçe numarası teyit edildi.
         */
        VerificationNotes: string | null;
        /**
         * Format: int32
         * @description Position of the record among its siblings, the lowest first; 0 is allowed.
         * @example 1
         */
        DisplayOrder: number;
        /** @description A compliance document of a boat, for its owner and administrators only. */
        BoatDocument: {
            id: components["schemas"]["Id"];
            boatId: components["schemas"]["Id"];
            documentType: components["schemas"]["BoatDocumentType"];
            documentName: components["schemas"]["FileName"];
            /**
             * @description Where the service keeps the file.
             * @example boat-documents/1/gemi-ruhsati.pdf
             */
            filePath: string;
            documentUrl: components["schemas"]["DocumentUrl"];
            /**
             * @description Last day on which it is valid; null when it does not expire.
             * @example 2027-12-31
             */
            expiryDate: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Whether an administrator has accepted it.
             * @example true
             */
            isVerified: boolean;
            verificationNotes: components["schemas"]["VerificationNotes"];
            displayOrder: components["schemas"]["DisplayOrder"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description What an owner says about a document. Verification and its notes are an administrator's: the service sets them to false and null whatever an owner sends. */
        BoatDocumentMetadata: {
            documentType: components["schemas"]["BoatDocumentType"];
            documentName: components["schemas"]["FileName"];
            /**
             * @description Last day on which it is valid, not in the past; null or absent when it does not expire.
             * @example 2027-12-31
             */
            expiryDate?: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Honoured from administrators only; for anyone else the service stores false.
             * @default false
             * @example false
             */
            isVerified?: boolean;
            verificationNotes?: components["schemas"]["VerificationNotes"];
            displayOrder?: components["schemas"]["DisplayOrder"];
        };
        /**
         * @description File content in base64; at most 10 MB once decoded.
         * @example JVBERi0xLjQK
         */
        Base64Data: string;
        /** @description A document as its owner has changed it. Without new data the stored file stays. */
        BoatDocumentUpdate: components["schemas"]["BoatDocumentMetadata"] & {
            id: components["schemas"]["Id"];
            documentData?: components["schemas"]["Base64Data"];
        };
        /** @description A new document with its file. */
        BoatDocumentDetails: components["schemas"]["BoatDocumentMetadata"] & {
            documentData: components["schemas"]["Base64Data"];
        };
        /** @description A new document of an existing boat. The file is a PDF, JPEG, PNG or WebP by its content. */
        BoatDocumentCreate: components["schemas"]["BoatDocumentDetails"] & {
            boatId: components["schemas"]["Id"];
        };
        /** @description Several new documents of one boat. */
        BoatDocumentBatch: {
            boatId: components["schemas"]["Id"];
            /** @description The documents; all are stored, or none. */
            documents: components["schemas"]["BoatDocumentDetails"][];
        };
        /** @description The new place of one record among its siblings. */
        DisplayOrderChange: {
            id: components["schemas"]["Id"];
            displayOrder: components["schemas"]["DisplayOrder"];
        };
        /** @description The new order of documents of one boat. */
        BoatDocumentOrder: {
            boatId: components["schemas"]["Id"];
            /** @description The documents that move. */
            orders: components["schemas"]["DisplayOrderChange"][];
        };
        /**
         * Format: binary
         * @description PDF, JPEG, PNG or WebP; at most 10 MB.
         */
        BoatDocumentFile: Blob;
        /** @description The outcome of an administrator's check of a document. */
        DocumentVerification: {
            /**
             * @description Whether the document is accepted.
             * @example true
             */
            isVerified: boolean;
            verificationNotes?: components["schemas"]["VerificationNotes"];
        };
        /**
         * @description Name of a feature, unique on its boat. The examples are the ones to suggest, known by these names in every language; owners add others in their own words.
         * @example GPS Navigation
         * @example Air Conditioning
         * @example Sound System
         * @example Wi-Fi
         * @example Safety Equipment
         * @example Fishing Gear
         * @example Sunshade
         * @example Kitchenette
         */
        FeatureName: string;
        /** @description A feature to add. */
        BoatFeatureCreate: {
            featureName: components["schemas"]["FeatureName"];
        };
        /** @description Something that is on board. */
        BoatFeature: {
            id: components["schemas"]["Id"];
            featureName: components["schemas"]["FeatureName"];
        };
        /** @description Several features to add. */
        BoatFeatureBatch: {
            /** @description The features; all are added, or none. */
            features: components["schemas"]["BoatFeatureCreate"][];
        };
        /** @description Position of a new image among the images of its boat. */
        BoatImagePlace: {
            /**
             * @description Whether it is to be shown for the boat on cards. The first image of a boat always does.
             * @default false
             * @example true
             */
            isPrimary?: boolean;
            /**
             * Format: int32
             * @description Place among the images, from 1. Left out, it comes last.
             * @example 1
             */
            displayOrder?: number;
        };
        /** @description A form with a new image. */
        BoatImageForm: components["schemas"]["BoatImagePlace"] & {
            /**
             * Format: binary
             * @description The file: a JPEG, PNG or WebP of at most 10 MB.
             * @example boat-1-5.jpg
             */
            file: Blob;
        };
        /**
         * @description Where an uploaded file is served. A path under `/api/` is used as it is, another rooted path gets `/api` in front, a bare name lies under `/api/uploads/`.
         * @example /api/uploads/boat-1-1.svg
         */
        UploadPath: string;
        /** @description An image of a boat. */
        BoatImage: {
            id: components["schemas"]["Id"];
            imageUrl: components["schemas"]["UploadPath"];
            /**
             * @description Whether it is shown for the boat on cards.
             * @example true
             */
            isPrimary: boolean;
            displayOrder: components["schemas"]["DisplayOrder"];
        };
        /** @description A new image in base64: a JPEG, PNG or WebP by its content. */
        BoatImageUpload: components["schemas"]["BoatImagePlace"] & {
            imageData: components["schemas"]["Base64Data"];
        };
        /** @description The new order of the images of a boat. */
        BoatImageOrder: {
            /**
             * @description The images, from the primary one on.
             * @example [
             *       2,
             *       1
             *     ]
             */
            imageIds: components["schemas"]["Id"][];
        };
        /**
         * @description Kind of extra service. FOOD is charged price × quantity, every other kind once.
         * @enum {string}
         */
        ServiceType: "FOOD" | "ENTERTAINMENT" | "WATER_SPORTS" | "TRANSPORTATION" | "OTHER";
        /**
         * Format: double
         * @description Price in Turkish lira (TRY), above zero; at most two decimals.
         * @example 48500
         */
        BoatPrice: number;
        /** @description What an owner says of an extra service. */
        BoatServiceDetails: {
            /**
             * @description Name of the service.
             * @example Kahvaltı
             */
            name: string;
            /**
             * @description What it consists of.
             * @example Köy peyniri ve zeytinle serpme kahvaltı.
             */
            description?: string | null;
            serviceType: components["schemas"]["ServiceType"];
            price: components["schemas"]["BoatPrice"];
            /**
             * Format: int32
             * @description How many the price is multiplied by unless the customer chooses; counts for FOOD only.
             * @default 1
             * @example 1
             */
            quantity?: number;
        };
        /** @description A service as its owner has changed it. */
        BoatServiceUpdate: components["schemas"]["BoatServiceDetails"] & {
            id: components["schemas"]["Id"];
        };
        /** @description An extra service that can be booked with a boat. */
        BoatService: WithRequired<components["schemas"]["BoatServiceDetails"], "description" | "quantity"> & {
            id: components["schemas"]["Id"];
            boatId: components["schemas"]["Id"];
        };
        /** @description A new service of an existing boat. */
        BoatServiceCreate: components["schemas"]["BoatServiceDetails"] & {
            boatId: components["schemas"]["Id"];
        };
        /** @description Several new services of one boat. */
        BoatServiceBatch: {
            boatId: components["schemas"]["Id"];
            /** @description The services; all are stored, or none. */
            services: components["schemas"]["BoatServiceDetails"][];
        };
        /**
         * @description Kind of boat.
         * @enum {string}
         */
        BoatType: "MOTORBOAT" | "SAILBOAT" | "SPEEDBOAT" | "YACHT" | "CATAMARAN";
        /**
         * Format: double
         * @description Price in Turkish lira (TRY), above zero; at most two decimals.
         * @example 48500
         */
        BoatPriceOrNull: number | null;
        /**
         * Format: double
         * @description Degrees north, WGS 84.
         * @example 36.7553
         */
        LatitudeOrNull: number | null;
        /**
         * Format: double
         * @description Degrees east, WGS 84.
         * @example 28.942
         */
        LongitudeOrNull: number | null;
        /** @description What every shape of a boat says of it, in answers and in requests alike. */
        BoatCore: {
            /**
             * @description Name of the boat.
             * @example Gülşah
             */
            name: string;
            type: components["schemas"]["BoatType"];
            /**
             * @description Brand and model; null when not given.
             * @example Bodrum guleti
             */
            brandModel?: string | null;
            /**
             * Format: int32
             * @description Year it was built, not after the current one. Left out on creation, it is the current year.
             * @example 2019
             */
            buildYear?: number;
            /**
             * Format: double
             * @description Length in metres; null when not given.
             * @example 24
             */
            length?: number | null;
            /**
             * Format: int32
             * @description How many guests it takes.
             * @example 12
             */
            capacity: number;
            dailyPrice: components["schemas"]["BoatPrice"];
            /**
             * @description Price of an hour; null when it is let by the day only.
             * @example 6500
             */
            hourlyPrice?: components["schemas"]["BoatPriceOrNull"];
            /**
             * @description Place where it lies.
             * @example Göcek
             * @example İstanbul
             * @example Bodrum
             * @example Fethiye
             * @example Marmaris
             * @example Çeşme
             * @example Antalya
             */
            location: string;
            /**
             * @description Where it lies, degrees north; null when no place has been picked on the map.
             * @example 36.7553
             */
            latitude?: components["schemas"]["LatitudeOrNull"];
            /**
             * @description Where it lies, degrees east; null when no place has been picked on the map.
             * @example 28.942
             */
            longitude?: components["schemas"]["LongitudeOrNull"];
            /**
             * @description Whether a captain comes with the boat.
             * @example true
             */
            captainIncluded?: boolean;
        };
        /**
         * @description ACTIVE is listed and takes bookings, INACTIVE is not published and takes none, DRAFT lacks information. Boats are never set to DRAFT by a call.
         * @enum {string}
         */
        BoatStatus: "ACTIVE" | "DRAFT" | "INACTIVE";
        /**
         * Format: double
         * @description Average of the stars in the reviews, to one decimal.
         * @example 4.8
         */
        BoatRatingOrNull: number | null;
        /** @description What a card shows of a boat. */
        BoatSummary: WithRequired<components["schemas"]["BoatCore"], "brandModel" | "buildYear" | "length" | "hourlyPrice" | "latitude" | "longitude" | "captainIncluded"> & {
            id: components["schemas"]["Id"];
            ownerId: components["schemas"]["Id"];
            status: components["schemas"]["BoatStatus"];
            /**
             * @description Average of its reviews; null before the first one.
             * @example 4.8
             */
            rating: components["schemas"]["BoatRatingOrNull"];
            /**
             * Format: int32
             * @description How many reviews it has.
             * @example 5
             */
            reviewCount: number;
            /**
             * @description Its primary image; null when it has none.
             * @example /api/uploads/boat-1-1.svg
             */
            imageUrl: components["schemas"]["UploadPathOrNull"];
            /**
             * @description Whether a booking is confirmed at once on the days that do not say otherwise.
             * @example true
             */
            isInstantConfirmation: boolean;
            /**
             * @description The next day that can be booked; null when none is open.
             * @example 2027-06-01
             */
            nextAvailableDate: components["schemas"]["CalendarDateOrNull"];
        };
        /**
         * @description What the engine runs on.
         * @enum {string}
         */
        FuelType: "DIESEL" | "GASOLINE" | "ELECTRIC" | "HYBRID";
        /**
         * @description Whether guests may smoke on board.
         * @enum {string}
         */
        SmokingRule: "ALLOWED" | "RESTRICTED" | "PROHIBITED";
        /**
         * @description Whether guests may bring animals.
         * @enum {string}
         */
        PetsRule: "ALLOWED" | "PROHIBITED";
        /**
         * @description Whether guests may drink alcohol on board.
         * @enum {string}
         */
        AlcoholRule: "ALLOWED" | "PROHIBITED" | "BRING_YOUR_OWN";
        /**
         * @description Whether guests may play music.
         * @enum {string}
         */
        MusicRule: "ALLOWED" | "RESTRICTED" | "PROHIBITED";
        /** @description House rules on board; null where the owner has set none. */
        BoatRules: {
            smoking: components["schemas"]["SmokingRule"] | null;
            pets: components["schemas"]["PetsRule"] | null;
            alcohol: components["schemas"]["AlcoholRule"] | null;
            music: components["schemas"]["MusicRule"] | null;
            /**
             * @description Further rules in the owner's words.
             * @example Güvertede ayakkabı giyilmez.
             */
            additionalRules: string | null;
        };
        /** @description What may be said of a boat beyond what its card shows; each is absent or null when unknown. */
        BoatDetails: {
            /**
             * @description The boat in its owner's words. Paragraphs are separated by an empty line.
             * @example Geniş güverteli
             * @example ahşap bir gulet.
             */
            description?: string | null;
            /**
             * @description The boat in a sentence or two.
             * @example On iki kişilik klasik bir gulet.
             */
            shortDescription?: string | null;
            /**
             * @description Who built it.
             * @example Ağaoğlu Tersanesi
             */
            manufacturer?: string | null;
            /**
             * Format: double
             * @description Width in metres.
             * @example 6.4
             */
            width?: number | null;
            /**
             * Format: double
             * @description Greatest speed in knots.
             * @example 11
             */
            maxSpeed?: number | null;
            fuelType?: components["schemas"]["FuelType"] | null;
            /**
             * Format: int32
             * @description Number of cabins.
             * @example 6
             */
            cabins?: number | null;
            /**
             * Format: int32
             * @description Number of bathrooms.
             * @example 6
             */
            bathrooms?: number | null;
            /**
             * Format: int32
             * @description Number of toilets.
             * @example 7
             */
            toiletCount?: number | null;
            /**
             * Format: int32
             * @description How many people work on board.
             * @example 4
             */
            crew?: number | null;
            /**
             * Format: int32
             * @description How many guests can eat at table.
             * @example 12
             */
            diningCapacity?: number | null;
            /**
             * @description Country whose flag it flies.
             * @example Türkiye
             */
            flag?: string | null;
            /**
             * @description What the hull is made of.
             * @example Ahşap
             * @example Fiberglas
             * @example Çelik
             * @example Alüminyum
             */
            material?: string | null;
            /**
             * @description Where a trip begins.
             * @example Göcek Marina
             * @example Bodrum Marina
             * @example Fethiye Limanı
             * @example Marmaris Marina
             */
            departurePoint?: string | null;
            /**
             * @description Where a trip ends.
             * @example Göcek Marina
             * @example Bodrum Marina
             * @example Fethiye Limanı
             * @example Marmaris Marina
             */
            returnPoint?: string | null;
            /** @description Occasions that the boat is let for. */
            organizationTypes?: string[];
            rules?: components["schemas"]["BoatRules"] | null;
        };
        /**
         * @deprecated
         * @description The same as `brandModel`; send that instead.
         * @example Bodrum guleti
         */
        BoatModelAlias: string | null;
        /** @description A boat as its owner has changed it. Fields left out stay as they are; null empties one. `model` repeats `brandModel`; where both are given they agree. */
        BoatUpdate: components["schemas"]["BoatCore"] & components["schemas"]["BoatDetails"] & {
            id: components["schemas"]["Id"];
            /**
             * @description Whose boat it is. The session says it, so that it may be left out; the id of somebody else answers 403.
             * @example 2
             */
            ownerId?: components["schemas"]["Id"];
            model?: components["schemas"]["BoatModelAlias"];
            /** @description Images of the boat to remove. */
            imageIdsToRemove?: components["schemas"]["Id"][];
        };
        /**
         * @description The language in which a person wrote a text, ISO 639-1.
         * @example tr
         */
        TextLanguage: string;
        /** @description A boat with its images, features and services. Its documents are answered elsewhere. */
        Boat: components["schemas"]["BoatSummary"] & WithRequired<components["schemas"]["BoatDetails"], "description"> & {
            ownerName: components["schemas"]["FullName"];
            /** @description The language of what its owner wrote about it; left out when it is not known. */
            textLanguage?: components["schemas"]["TextLanguage"];
            /** @description Its images in display order; the primary one comes first. */
            images: components["schemas"]["BoatImage"][];
            /** @description What is on board. */
            features: components["schemas"]["BoatFeature"][];
            /** @description Extra services that can be booked with it. */
            services: components["schemas"]["BoatService"][];
        };
        /**
         * @description A new boat is not published.
         * @enum {string}
         */
        BoatInitialStatus: "INACTIVE";
        /**
         * Format: int32
         * @deprecated
         * @description The same as `buildYear`; send that instead.
         * @example 2019
         */
        BoatYearAlias: number;
        /**
         * Format: int64
         * @deprecated
         * @description Passed over, because the record comes together with what it belongs to; leave it out.
         * @example 0
         */
        UnsavedId: number;
        /** @description A service that comes together with its boat. */
        BoatServiceDraft: components["schemas"]["BoatServiceDetails"] & {
            boatId?: components["schemas"]["UnsavedId"];
        };
        /** @description A new boat. The documents come in calls of their own once the boat has its id. `model` and `year` repeat `brandModel` and `buildYear`; where both are given they agree. */
        BoatCreate: components["schemas"]["BoatCore"] & components["schemas"]["BoatDetails"] & {
            /**
             * @description Whose boat it is. The session says it, so that it may be left out; the id of somebody else answers 403.
             * @example 2
             */
            ownerId?: components["schemas"]["Id"];
            status?: components["schemas"]["BoatInitialStatus"];
            model?: components["schemas"]["BoatModelAlias"];
            year?: components["schemas"]["BoatYearAlias"];
            /** @description Its images; the first is the primary one unless another says so. */
            images?: components["schemas"]["BoatImageUpload"][];
            /** @description What is on board; no name comes twice. */
            features?: components["schemas"]["BoatFeatureCreate"][];
            /** @description Extra services that can be booked with it. */
            services?: components["schemas"]["BoatServiceDraft"][];
        };
        /** @description What is looked for. A boat must meet every criterion given; prices are those of a day. */
        BoatSearch: {
            /**
             * @description Part of the name; case and Turkish accents make no difference.
             * @example mar
             */
            name?: string;
            /**
             * @description The place; case and Turkish accents make no difference.
             * @example Göcek
             */
            location?: string;
            /**
             * Format: int32
             * @description How many guests it takes at least.
             * @example 7
             */
            minCapacity?: number;
            type?: components["schemas"]["BoatType"];
            minPrice?: components["schemas"]["Price"];
            maxPrice?: components["schemas"]["Price"];
            startDate?: components["schemas"]["CalendarDate"];
            endDate?: components["schemas"]["CalendarDate"];
        };
        /**
         * @description Order of a list of boats. Popularity is the number of reviews, then the rating; price is the price of a day; boats that are equal come in the order of their ids.
         * @default popularity,desc
         * @enum {string}
         */
        BoatSort: "popularity,desc" | "price,asc" | "price,desc" | "rating,desc" | "capacity,desc" | "newest,desc";
        /** @description One page of boats. */
        BoatPage: components["schemas"]["PageInfo"] & {
            /** @description The boats on this page. */
            content: components["schemas"]["BoatSummary"][];
        };
        /**
         * @description Whether a suggestion is a place or a boat.
         * @enum {string}
         */
        BoatSuggestionKind: "LOCATION" | "BOAT";
        /** @description A place or a boat that completes what has been typed. */
        BoatSuggestion: {
            kind: components["schemas"]["BoatSuggestionKind"];
            /**
             * @description What to show and to search for.
             * @example Göcek
             */
            text: string;
            /**
             * @description The place itself, or the place where the boat lies.
             * @example Göcek
             */
            location: string;
            /**
             * @description The boat; null for a place.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
        };
        /**
         * Format: int32
         * @description How many published boats there are.
         * @example 3
         */
        BoatCount: number;
        /**
         * Format: double
         * @description Degrees north, WGS 84.
         * @example 36.7553
         */
        Latitude: number;
        /**
         * Format: double
         * @description Degrees east, WGS 84.
         * @example 28.942
         */
        Longitude: number;
        /** @description A place where published boats lie. */
        BoatLocation: {
            /**
             * @description Name of the place.
             * @example Göcek
             */
            name: string;
            boatCount: components["schemas"]["BoatCount"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @description What a day costs, over several boats. */
        PriceSpan: {
            averageDailyPrice: components["schemas"]["Lira"];
            minDailyPrice: components["schemas"]["Lira"];
            maxDailyPrice: components["schemas"]["Lira"];
        };
        /** @description The figures of all published boats. */
        FleetStatistics: components["schemas"]["PriceSpan"] & {
            boatCount: components["schemas"]["BoatCount"];
            /**
             * Format: int32
             * @description In how many places they lie.
             * @example 7
             */
            locationCount: number;
            /**
             * Format: int32
             * @description How many guests they take together.
             * @example 151
             */
            totalCapacity: number;
            /**
             * @description Average of all reviews of boats; null before the first one.
             * @example 4.7
             */
            averageRating: components["schemas"]["BoatRatingOrNull"];
            /**
             * Format: int32
             * @description How many reviews of boats there are.
             * @example 14
             */
            reviewCount: number;
        };
        /** @description The figures of the boats of one place. */
        LocationStatistics: components["schemas"]["PriceSpan"] & {
            /**
             * @description Name of the place.
             * @example Göcek
             */
            location: string;
            boatCount: components["schemas"]["BoatCount"];
        };
        /** @description The figures of the boats of one type. */
        TypeStatistics: components["schemas"]["PriceSpan"] & {
            type: components["schemas"]["BoatType"];
            boatCount: components["schemas"]["BoatCount"];
        };
        /** @description The figures of one boat. */
        BoatStatistics: {
            boatId: components["schemas"]["Id"];
            /**
             * @description Average of its reviews; null before the first one.
             * @example 4.8
             */
            rating: components["schemas"]["BoatRatingOrNull"];
            /**
             * Format: int32
             * @description How many reviews it has.
             * @example 5
             */
            reviewCount: number;
            /**
             * Format: int32
             * @description How many trips have been made with it.
             * @example 5
             */
            completedBookingCount: number;
        };
        /** @description How many records there are. */
        Count: {
            /**
             * Format: int64
             * @description The number of records.
             * @example 3
             */
            count: number;
        };
        /** @description Whether a boat could be saved. */
        BoatValidation: {
            /**
             * @description True when it could be saved.
             * @example true
             */
            valid: boolean;
            /** @description The problems found; empty when it is valid. */
            errors: components["schemas"]["FieldError"][];
        };
        /**
         * @description The statuses an owner may set, to publish a boat or to take it back.
         * @enum {string}
         */
        BoatPublication: "ACTIVE" | "INACTIVE";
        /**
         * Format: double
         * @description Average of the stars in the reviews, to one decimal.
         * @example 4.8
         */
        BoatRating: number;
        /**
         * @description Status of a booking. The host confirms a PENDING one; either side cancels a PENDING or CONFIRMED one; the service sets the others.
         * @enum {string}
         */
        BookingStatus: "PENDING" | "CONFIRMED" | "CANCELLED" | "COMPLETED" | "REJECTED" | "NO_SHOW";
        /**
         * Format: email
         * @description E-mail address.
         * @example elif@pruva.example
         */
        EmailOrNull: string | null;
        /**
         * @description Phone number, international form preferred.
         * @example +905321112233
         */
        PhoneNumberOrNull: string | null;
        /**
         * @description Time of day in Europe/Istanbul, `HH:mm`.
         * @example 09:00
         */
        ClockTimeOrNull: string | null;
        /**
         * Format: int32
         * @description Length of a booking by the hour; it ends by 18:00.
         * @example 3
         */
        BookingHoursOrNull: number | null;
        /**
         * Format: int32
         * @description How many people come along; at most the capacity of the boat, or the places left on the tour date.
         * @example 6
         */
        PassengerCount: number;
        /**
         * @description What the customer wants the host to know.
         * @example İki çocuk var
         * @example can yeleği rica ederiz.
         */
        BookingNotesOrNull: string | null;
        /** @description An extra service of a booking, at the price of the day it was booked. */
        BookingServiceLine: {
            serviceId: components["schemas"]["Id"];
            /**
             * @description Name of the service.
             * @example Kahvaltı
             */
            name: string;
            serviceType: components["schemas"]["ServiceType"];
            price: components["schemas"]["Lira"];
            /**
             * Format: int32
             * @description How many.
             * @example 6
             */
            quantity: number;
            totalPrice: components["schemas"]["Lira"];
        };
        /**
         * Format: double
         * @description What confirms a booking, 20 % of its total rounded to whole lira.
         * @example 29880
         */
        DepositAmount: number;
        /**
         * @description Status of a payment. COMPLETED, FAILED and CANCELLED are final; PARTIAL is a success, the deposit has been received. A payment that was received and given back, all of it or a part, is CANCELLED and keeps its paidAt; one that was cancelled before it arrived has none.
         * @enum {string}
         */
        PaymentStatus: "COMPLETED" | "FAILED" | "CANCELLED" | "PENDING" | "PARTIAL";
        /**
         * @description Why a booking is cancelled.
         * @example Uçuşumuz iptal edildi, tekneye yetişemiyoruz.
         */
        CancellationReasonOrNull: string | null;
        /** @description A booking of a boat or of a tour. Its dates are calendar days, both counted; startTime and hours are set for a boat by the hour, startTime alone for a tour. */
        Booking: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BookingKind"];
            status: components["schemas"]["BookingStatus"];
            customerId: components["schemas"]["Id"];
            customerName: components["schemas"]["FullName"];
            /**
             * @description Shown to the host alone, once the booking has been CONFIRMED; null otherwise.
             * @example elif@pruva.example
             */
            customerEmail: components["schemas"]["EmailOrNull"];
            /**
             * @description Shown to the host alone, once the booking has been CONFIRMED; null otherwise.
             * @example +905339998877
             */
            customerPhone: components["schemas"]["PhoneNumberOrNull"];
            hostId: components["schemas"]["Id"];
            hostName: components["schemas"]["FullName"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /**
             * @description Type of the boat; null for a tour.
             * @example YACHT
             */
            boatType: components["schemas"]["BoatType"] | null;
            /**
             * @description Where the boat lies; null for a tour.
             * @example Göcek
             */
            boatLocation: string | null;
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description The date of the tour; null for a boat, and once the date is no longer kept.
             * @example null
             */
            tourDateId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example null
             */
            tourName: string | null;
            /**
             * @description Short description of the tour; null for a boat.
             * @example null
             */
            tourDescription: string | null;
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            /**
             * @description When it starts, for a boat by the hour or a tour; null for whole days.
             * @example null
             */
            startTime: components["schemas"]["ClockTimeOrNull"];
            /**
             * @description How many hours a boat is booked for; null for whole days and for tours.
             * @example null
             */
            hours: components["schemas"]["BookingHoursOrNull"];
            passengerCount: components["schemas"]["PassengerCount"];
            /**
             * @description What the customer wants the host to know; null when nothing.
             * @example null
             */
            notes: components["schemas"]["BookingNotesOrNull"];
            /** @description Extra services booked along. */
            services: components["schemas"]["BookingServiceLine"][];
            totalPrice: components["schemas"]["Lira"];
            depositAmount: components["schemas"]["DepositAmount"];
            paidAmount: components["schemas"]["Lira"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * @description Whether the whole price is paid.
             * @example false
             */
            paymentCompleted: boolean;
            /**
             * @description Whether the deposit is still awaited.
             * @example false
             */
            paymentPending: boolean;
            /**
             * @description Why it was cancelled; null unless it was.
             * @example null
             */
            cancellationReason: components["schemas"]["CancellationReasonOrNull"];
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description Full hour in Europe/Istanbul at which a booking by the hour may start, `HH:mm`; 08:00 to 17:00.
         * @example 10:00
         */
        BookingStartTime: string;
        /**
         * Format: int32
         * @description Length of a booking by the hour; it ends by 18:00.
         * @example 3
         */
        BookingHours: number;
        /**
         * @description What the customer wants the host to know.
         * @example İki çocuk var
         * @example can yeleği rica ederiz.
         */
        BookingNotes: string;
        /** @description An extra service that a customer adds to a booking. */
        BookingServiceChoice: {
            serviceId: components["schemas"]["Id"];
            /**
             * Format: int32
             * @description How many; counts for FOOD, the others are charged once.
             * @example 6
             */
            quantity: number;
        };
        /** @description What a customer may choose about a booking, and may change while it is PENDING. */
        BookingTerms: {
            /**
             * @description Who books. The session says it, so that it may be left out; the id of somebody else answers 403.
             * @example 9
             */
            customerId?: components["schemas"]["Id"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            startTime?: components["schemas"]["BookingStartTime"];
            hours?: components["schemas"]["BookingHours"];
            passengerCount: components["schemas"]["PassengerCount"];
            notes?: components["schemas"]["BookingNotes"];
            /** @description Extra services of the boat; left out for none. */
            services?: components["schemas"]["BookingServiceChoice"][];
        };
        /** @description The new terms of a booking, by its id. What is booked stays. */
        BookingUpdate: {
            id: components["schemas"]["Id"];
        } & components["schemas"]["BookingTerms"];
        /** @description A boat or a date of a tour to book; never both. A boat (boatId) for whole days, both ends counted, or for some hours of one day with startTime and hours. Places on a date of a tour (tourId and tourDateId); startDate and endDate are the days of that date. */
        BookingCreate: ({
            tourId: components["schemas"]["Id"];
            tourDateId: components["schemas"]["Id"];
        } & components["schemas"]["BookingTerms"]) | ({
            boatId: components["schemas"]["Id"];
        } & components["schemas"]["BookingTerms"]);
        /**
         * @description The statuses that a host may set.
         * @enum {string}
         */
        BookingDecision: "CONFIRMED" | "CANCELLED";
        /**
         * @description Why a booking is cancelled.
         * @example Uçuşumuz iptal edildi, tekneye yetişemiyoruz.
         */
        CancellationReason: string;
        /** @description Why a booking is cancelled. */
        BookingCancellation: {
            reason: components["schemas"]["CancellationReason"];
        };
        /**
         * @description What a customer gets back. flexible: everything until 24 hours before; moderate: 50 % until 48 hours before; strict: 50 % until 7 days before; no_refund: nothing.
         * @enum {string}
         */
        CancellationPolicy: "flexible" | "moderate" | "strict" | "no_refund";
        /** @description What the caller's cancelling the booking at this moment would give back. The terms count for the customer; what the host cancels goes back whole. */
        CancellationPreview: {
            bookingId: components["schemas"]["Id"];
            policy: components["schemas"]["CancellationPolicy"];
            /**
             * Format: double
             * @description Share of what was paid that goes back, from 0 to 1.
             * @example 1
             */
            refundShare: number;
            paidAmount: components["schemas"]["Lira"];
            /** @description What goes back to the customer. */
            refundAmount: components["schemas"]["Lira"];
            /** @description What stays with the host. */
            keptAmount: components["schemas"]["Lira"];
        };
        /**
         * @description What bookings are sorted by, and which way.
         * @default createdAt,desc
         * @enum {string}
         */
        BookingSort: "createdAt,desc" | "createdAt,asc" | "startDate,desc" | "startDate,asc";
        /**
         * @description A part of the name of the guest, the boat or the tour, letter case and accents aside by Turkish rules, or the id of a booking, with or without a `#`.
         * @example yıldız
         */
        BookingSearchText: string;
        /** @description A page of bookings. */
        BookingPage: components["schemas"]["PageInfo"] & {
            /** @description The bookings of the page, in the order asked for. */
            content: components["schemas"]["Booking"][];
        };
        /** @description How many bookings are in a status. */
        BookingStatusCount: {
            status: components["schemas"]["BookingStatus"];
            /**
             * Format: int64
             * @description The number of bookings.
             * @example 1
             */
            count: number;
        };
        /** @description Figures counted from bookings and their payments; nothing is estimated. */
        BookingStatistics: {
            /**
             * Format: int64
             * @description All bookings.
             * @example 9
             */
            totalBookings: number;
            /**
             * Format: int64
             * @description Those of boats.
             * @example 7
             */
            boatBookings: number;
            /**
             * Format: int64
             * @description Those of tours.
             * @example 2
             */
            tourBookings: number;
            /** @description One count per status, those without a booking included. */
            statuses: components["schemas"]["BookingStatusCount"][];
            totalRevenue: components["schemas"]["Lira"];
        };
        /** @description Whether a booking could be made now, and what it would cost. */
        BookingQuote: {
            /**
             * @description Whether every day or hour asked for is free.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Whether every day is confirmed at once.
             * @example false
             */
            isInstantConfirmation: boolean;
            /** @description The days that are not free. */
            unavailableDates: components["schemas"]["CalendarDate"][];
            basePrice: components["schemas"]["Lira"];
            servicesPrice: components["schemas"]["Lira"];
            totalPrice: components["schemas"]["Lira"];
            depositAmount: components["schemas"]["DepositAmount"];
        };
        /**
         * @description What the bookings of a host are sorted by, and which way; names by the Turkish alphabet. Bookings that are equal come in the order of their ids, the highest first where the order descends.
         * @enum {string}
         */
        OwnerBookingSort: "createdAt,desc" | "createdAt,asc" | "startDate,desc" | "startDate,asc" | "totalPrice,desc" | "totalPrice,asc" | "customerName,asc" | "customerName,desc";
        /**
         * Format: int64
         * @description How many bookings there are.
         * @example 4
         */
        BookingTally: number;
        /** @description The bookings of a host that match a filter, counted by status and by kind. */
        OwnerBookingCounts: {
            totalBookings: components["schemas"]["BookingTally"];
            boatBookings: components["schemas"]["BookingTally"];
            tourBookings: components["schemas"]["BookingTally"];
            /** @description One count per status, those without a booking included. */
            statuses: components["schemas"]["BookingStatusCount"][];
        };
        /**
         * @description Whether guests come on board or leave.
         * @enum {string}
         */
        TripEventType: "DEPARTURE" | "RETURN";
        /** @description Guests who come or leave on one day. Only what was confirmed sets out: PENDING, CANCELLED, REJECTED and NO_SHOW bookings have no events. */
        TripEvent: {
            type: components["schemas"]["TripEventType"];
            date: components["schemas"]["CalendarDate"];
            /**
             * @description The hour in Europe/Istanbul; null for a boat by the day, whose hour is agreed in person.
             * @example 09:00
             */
            time: components["schemas"]["ClockTimeOrNull"];
            bookingId: components["schemas"]["Id"];
            status: components["schemas"]["BookingStatus"];
            kind: components["schemas"]["BookingKind"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example null
             */
            tourName: string | null;
            /**
             * @description The date of the tour; null for a boat, and once the date is no longer kept.
             * @example null
             */
            tourDateId: components["schemas"]["IdOrNull"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            customerName: components["schemas"]["FullName"];
            /**
             * @description For the host alone; null for anybody else, and when the guest gave none.
             * @example +905339998877
             */
            customerPhone: components["schemas"]["PhoneNumberOrNull"];
            passengerCount: components["schemas"]["PassengerCount"];
            /** @description Extra services ordered along. */
            services: components["schemas"]["BookingServiceLine"][];
            /**
             * @description What the customer wants the host to know; null when nothing.
             * @example null
             */
            notes: components["schemas"]["BookingNotesOrNull"];
            totalPrice: components["schemas"]["Lira"];
            paidAmount: components["schemas"]["Lira"];
            /** @description What is still to be paid on board; the remaining amount of the booking. */
            balanceDue: components["schemas"]["Lira"];
        };
        /** @description A start time of a day, and whether a booking may start then. */
        TimeSlot: {
            startTime: components["schemas"]["BookingStartTime"];
            /**
             * @description Whether the hour that starts then is free.
             * @example true
             */
            isAvailable: boolean;
        };
        /**
         * @description Status of an application. Only a PENDING one can be approved or rejected.
         * @enum {string}
         */
        ApplicationStatus: "PENDING" | "APPROVED" | "REJECTED";
        /**
         * @description What applications are sorted by, and which way; names in the order of the Turkish alphabet.
         * @enum {string}
         */
        ApplicationSort: "createdAt,desc" | "createdAt,asc" | "fullName,asc" | "fullName,desc";
        /**
         * @description Why an application is rejected; the applicant reads it.
         * @example Yat kaptanı belgenizin süresi dolmuş; güncel belgeyle yeniden başvurabilirsiniz.
         */
        RejectionReasonOrNull: string | null;
        /**
         * @description Number of a captain's licence, 6 to 12 letters or digits; stored in upper case.
         * @example YK2019H4
         */
        LicenseNumber: string;
        /**
         * Format: int32
         * @description Full years of experience at sea.
         * @example 18
         */
        ExperienceYears: number;
        /**
         * @description Something a captain is especially good at.
         * @example Mavi yolculuk
         */
        Specialization: string;
        /**
         * @description A few sentences of a captain about their own work.
         * @example Göcek doğumluyum, on sekiz yıldır bu koylarda kaptanlık yapıyorum.
         */
        BioOrNull: string | null;
        /** @description The professional details of an applicant. */
        ApplicationProfessionalInfo: {
            licenseNumber: components["schemas"]["LicenseNumber"];
            licenseExpiry: components["schemas"]["CalendarDate"];
            yearsOfExperience: components["schemas"]["ExperienceYears"];
            /** @description What the applicant is especially good at. */
            specializations: components["schemas"]["Specialization"][];
            /** @description What the applicant says about their own work; null without it. */
            bio: components["schemas"]["BioOrNull"];
        };
        /** @description The business an applicant runs. */
        ApplicationCompany: {
            /**
             * @description Name of the business.
             * @example Öztürk Yatçılık
             */
            companyName: string;
            /**
             * @description Tax number; 10 digits for a company, 11 for a person.
             * @example 6640187523
             */
            taxNumber: string;
            /**
             * @description Address of the business.
             * @example Yat Limanı Cad. 8, 48400 Bodrum/Muğla
             */
            address: string;
            /**
             * @description What the business offers, and where.
             * @example Bodrum çıkışlı günlük ve haftalık kaptanlı tekne kiralama; iki yelkenli ve bir motoryat ile çalışıyoruz.
             */
            description: string;
        };
        /**
         * @description Path of one document of an application; it never leads out of the application's folder.
         * @example applications/1/yat-kaptani-belgesi.pdf
         */
        ApplicationFilePath: string;
        /**
         * @description The applicant agrees to the contract; must be true.
         * @example true
         * @constant
         */
        ContractApproval: true;
        /**
         * @description Which version of the contract the applicant read.
         * @example 2026-09
         */
        ContractVersion: string;
        /** @description An application to become a captain. */
        CaptainApplication: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            fullName: components["schemas"]["FullName"];
            status: components["schemas"]["ApplicationStatus"];
            createdAt: components["schemas"]["Instant"];
            /** @description When it was approved or rejected; null while it is pending. */
            reviewedAt: components["schemas"]["InstantOrNull"];
            /** @description Who approved or rejected it; null while it is pending. Told to administrators only, and left out for the applicant. */
            reviewedBy?: components["schemas"]["UserReference"] | null;
            /** @description Why it was rejected; null unless it was. */
            rejectionReason: components["schemas"]["RejectionReasonOrNull"];
            professionalInfo: components["schemas"]["ApplicationProfessionalInfo"];
            company: components["schemas"]["ApplicationCompany"];
            /** @description The documents of the application; each can be read by its path. */
            documentFilePaths: components["schemas"]["ApplicationFilePath"][];
            contractApproved: components["schemas"]["ContractApproval"];
            contractVersion: components["schemas"]["ContractVersion"];
        };
        /** @description A page of applications, the newest first. */
        CaptainApplicationPage: components["schemas"]["PageInfo"] & {
            /** @description The applications of this page. */
            content: components["schemas"]["CaptainApplication"][];
        };
        /**
         * @description A few sentences of a captain about their own work.
         * @example Göcek doğumluyum, on sekiz yıldır bu koylarda kaptanlık yapıyorum.
         */
        Bio: string;
        /** @description An application to become a captain. The licence must expire in the future and within ten years, counted on today's date in Europe/Istanbul. */
        CaptainApplicationCreate: {
            licenseNumber: components["schemas"]["LicenseNumber"];
            licenseExpiry: components["schemas"]["CalendarDate"];
            yearsOfExperience: components["schemas"]["ExperienceYears"];
            /** @description What the applicant is especially good at. */
            specializations: components["schemas"]["Specialization"][];
            bio?: components["schemas"]["Bio"];
            company: components["schemas"]["ApplicationCompany"];
            contractApproved: components["schemas"]["ContractApproval"];
            contractVersion: components["schemas"]["ContractVersion"];
        };
        /**
         * Format: binary
         * @description PDF, JPEG or PNG; at most 10 MB.
         */
        ApplicationFile: Blob;
        /** @description An application to become a captain, with its documents, as parts of a form. A list is sent as repeated parts of the same name. The rules are those of an application without documents. */
        CaptainApplicationForm: {
            licenseNumber: components["schemas"]["LicenseNumber"];
            licenseExpiry: components["schemas"]["CalendarDate"];
            yearsOfExperience: components["schemas"]["ExperienceYears"];
            /** @description What the applicant is especially good at. */
            specializations: components["schemas"]["Specialization"][];
            bio?: components["schemas"]["Bio"];
            /**
             * @description The business the applicant runs, as JSON text.
             * @example {"companyName":"Öztürk Yatçılık","taxNumber":"6640187523"}
             */
            company: string;
            contractApproved: components["schemas"]["ContractApproval"];
            contractVersion: components["schemas"]["ContractVersion"];
            /** @description Scans that prove what the application says. */
            documents?: components["schemas"]["ApplicationFile"][];
        };
        /** @description Further documents of an application, as repeated parts of a form. */
        ApplicationDocumentsForm: {
            /** @description Scans that prove what the application says. */
            documents: components["schemas"]["ApplicationFile"][];
        };
        /**
         * @description What an administrator may decide on an application.
         * @enum {string}
         */
        ApplicationDecision: "APPROVED" | "REJECTED";
        /**
         * @description Why an application is rejected; the applicant reads it.
         * @example Yat kaptanı belgenizin süresi dolmuş; güncel belgeyle yeniden başvurabilirsiniz.
         */
        RejectionReason: string;
        /** @description What an administrator decides on an application. A rejection needs a reason, which the applicant reads. */
        ApplicationReview: {
            /**
             * @description What an administrator may decide on an application.
             * @enum {string}
             */
            status: "REJECTED";
            rejectionReason: components["schemas"]["RejectionReason"];
        } | {
            /**
             * @description What an administrator may decide on an application.
             * @enum {string}
             */
            status: "APPROVED";
            rejectionReason?: components["schemas"]["RejectionReason"];
        };
        /**
         * @description City or country; letters only, with a space, hyphen or apostrophe between them.
         * @example Muğla
         */
        PlaceNameOrNull: string | null;
        /**
         * @description Postal code, 5 digits.
         * @example 48310
         */
        PostalCodeOrNull: string | null;
        /**
         * @description City or country; letters only, with a space, hyphen or apostrophe between them.
         * @example Muğla
         */
        PlaceName: string;
        /** @description Where a captain lives. */
        Address: {
            /**
             * @description Street and number; null when it is not known.
             * @example İskele Cad. 14
             */
            street: string | null;
            /**
             * @description District; null when it is not known.
             * @example Fethiye
             */
            district: string | null;
            /** @description City; null when it is not known. */
            city: components["schemas"]["PlaceNameOrNull"];
            /** @description Postal code; null when it is not known. */
            postalCode: components["schemas"]["PostalCodeOrNull"];
            country: components["schemas"]["PlaceName"];
        };
        /** @description The personal part of a captain's profile. */
        PersonalInfo: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
            /** @description Day of birth; null when it is not known. */
            dateOfBirth: components["schemas"]["CalendarDateOrNull"];
            /** @description Where the photo is served; null without one. */
            profilePhoto: components["schemas"]["UploadPathOrNull"];
            address: components["schemas"]["Address"];
        };
        /** @description A certification as typed into the profile form; without an id it is a new one. */
        CertificationUpdate: {
            id?: components["schemas"]["Id"];
            /**
             * @description What is certified.
             * @example Yat Kaptanı 499 GT
             */
            name: string;
            /**
             * @description Who certifies it.
             * @example Ulaştırma ve Altyapı Bakanlığı
             */
            issuer: string;
            /**
             * @description Number on the certificate; may be missing.
             * @example YK-2014-08127
             */
            certificateNumber?: string | null;
            issueDate: components["schemas"]["CalendarDate"];
            /** @description Last day the certification is valid; null when it is permanent. */
            expiryDate?: components["schemas"]["CalendarDateOrNull"];
        };
        /** @description A certification of a captain. */
        Certification: WithRequired<components["schemas"]["CertificationUpdate"], "id" | "certificateNumber" | "expiryDate">;
        /** @description The professional part of a captain's profile. */
        ProfessionalInfo: {
            /**
             * @description Number of the captain's licence; null when it is not known.
             * @example TR-CAP-2014-081274
             */
            licenseNumber: string | null;
            /** @description Last day the licence is valid; null when it is not known. */
            licenseExpiry: components["schemas"]["CalendarDateOrNull"];
            yearsOfExperience: components["schemas"]["ExperienceYears"];
            /** @description What the captain is especially good at. */
            specializations: components["schemas"]["Specialization"][];
            /** @description What the captain says about their own work; null without it. */
            bio: components["schemas"]["BioOrNull"];
            /** @description The captain's certifications. */
            certifications: components["schemas"]["Certification"][];
        };
        /** @description What a captain has achieved, computed from bookings and reviews of boats and tours. */
        CaptainStatistics: {
            /**
             * Format: int32
             * @description How many tours the captain offers, in any status.
             * @example 3
             */
            totalTours: number;
            averageRating: components["schemas"]["MeanRating"];
            /**
             * Format: int32
             * @description How many reviews the captain's boats and tours have.
             * @example 8
             */
            totalReviews: number;
            /**
             * Format: int32
             * @description Full years since the captain joined.
             * @example 3
             */
            yearsActive: number;
            /**
             * Format: double
             * @description Per cent of the finished bookings that took place.
             * @example 85.7
             */
            completionRate: number;
            totalRevenue: components["schemas"]["Lira"];
            /**
             * Format: int32
             * @description How many customers came again, with two COMPLETED bookings or more.
             * @example 2
             */
            repeatCustomers: number;
        };
        /** @description The whole profile of a captain. */
        CaptainProfile: {
            userId: components["schemas"]["Id"];
            personalInfo: components["schemas"]["PersonalInfo"];
            professionalInfo: components["schemas"]["ProfessionalInfo"];
            statistics: components["schemas"]["CaptainStatistics"];
        };
        /** @description Where a captain lives, as typed into the profile form. */
        AddressUpdate: {
            /**
             * @description Street and number.
             * @example İskele Cad. 14
             */
            street?: string | null;
            /**
             * @description District.
             * @example Fethiye
             */
            district?: string | null;
            city: components["schemas"]["PlaceName"];
            /** @description Postal code. */
            postalCode?: components["schemas"]["PostalCodeOrNull"];
            country: components["schemas"]["PlaceName"];
        };
        /** @description The personal part of a captain's profile, as typed into its form. The date of birth must give an age from 18 to 80, counted on today's date in Europe/Istanbul. */
        PersonalInfoUpdate: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["TurkishMobileNumber"];
            dateOfBirth: components["schemas"]["CalendarDate"];
            address: components["schemas"]["AddressUpdate"];
        };
        /** @description The professional part of a captain's profile, as typed into its form. The list of certifications takes the place of the stored one. */
        ProfessionalInfoUpdate: {
            /**
             * @description Number of the captain's licence, as printed on it; TR-CAP-YYYY-XXXXXX is usual.
             * @example TR-CAP-2014-081274
             */
            licenseNumber?: string | null;
            /** @description Last day the licence is valid. */
            licenseExpiry?: components["schemas"]["CalendarDateOrNull"];
            yearsOfExperience: components["schemas"]["ExperienceYears"];
            /** @description What the captain is especially good at. */
            specializations: components["schemas"]["Specialization"][];
            /** @description What the captain says about their own work. */
            bio?: components["schemas"]["BioOrNull"];
            /** @description All certifications, the kept ones with their id. */
            certifications: components["schemas"]["CertificationUpdate"][];
        };
        /** @description The photo of a captain, as one part of a form. */
        CaptainPhotoUpload: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP; at most 5 MB.
             * @example JPEG
             */
            photo: Blob;
        };
        /** @description Where the photo of a captain is served. */
        CaptainPhoto: {
            photoUrl: components["schemas"]["UploadPath"];
        };
        /** @description The five figures of a captain's dashboard, counted over the captain's boats and tours. */
        CaptainDashboard: {
            /**
             * Format: int32
             * @description How many boats the captain has, in any status.
             * @example 7
             */
            totalBoats: number;
            /**
             * Format: int32
             * @description How many bookings wait for the captain's answer.
             * @example 1
             */
            pendingBookings: number;
            /**
             * Format: int32
             * @description How many bookings were made in the current month, in Europe/Istanbul.
             * @example 2
             */
            thisMonthBookings: number;
            /**
             * Format: int32
             * @description How many bookings there have been in all, in any status.
             * @example 9
             */
            totalBookings: number;
            thisMonthRevenue: components["schemas"]["Lira"];
        };
        /** @description Legal and payout details of a captain, as typed into the company form. */
        CompanyUpdate: {
            userId: components["schemas"]["Id"];
            /**
             * @description Name of the company as registered.
             * @example Ağaoğlu Denizcilik Ltd. Şti.
             */
            legalName: string;
            /**
             * @description Name under which the company presents itself.
             * @example Ağaoğlu Denizcilik
             */
            displayName: string;
            /**
             * @description Tax number; 10 digits for a company, 11 for a person.
             * @example 0080123456
             */
            taxNumber: string;
            /**
             * @description Tax office the company belongs to.
             * @example Fethiye Vergi Dairesi
             */
            taxOffice: string;
            /**
             * @description Who may sign for the company.
             * @example Mehmet Ağaoğlu
             */
            authorizedPerson: string;
            companyEmail: components["schemas"]["Email"];
            /**
             * @description National identity number of the authorized person, 11 digits.
             * @example 10000000146
             */
            nationalIdNumber: string;
            mobilePhone: components["schemas"]["PhoneNumber"];
            /**
             * @description Landline number; may be left out.
             * @example +902526451020
             */
            landlinePhone?: string | null;
            /**
             * @description Account that payouts go to, as an IBAN; spaces count.
             * @example TR33 0006 1005 1978 6457 8413 26
             */
            iban: string;
            /**
             * @description Address printed on invoices.
             * @example Turgut Özal Mah. İskele Cad. 14, Göcek, 48310 Fethiye/Muğla
             */
            billingAddress: string;
        };
        /** @description Legal and payout details of a captain, as stored. */
        Company: components["schemas"]["CompanyUpdate"] & {
            /**
             * @description Landline number; null without one.
             * @example +902526451020
             */
            landlinePhone: string | null;
            updatedAt: components["schemas"]["Instant"];
        };
        /**
         * @description What messages are sorted by, and which way.
         * @enum {string}
         */
        ContactMessageSort: "createdAt,desc" | "createdAt,asc";
        /**
         * @description Status of a message. A new one has been read by nobody; ANSWERED says that an answer went out by e-mail, CLOSED that nothing is left to do. An administrator may set any of them.
         * @enum {string}
         */
        ContactMessageState: "NEW" | "READ" | "ANSWERED" | "CLOSED";
        /** @description A message from the contact form. */
        ContactMessageCreate: {
            name: components["schemas"]["FullName"];
            email: components["schemas"]["Email"];
            /**
             * @description What the message is about.
             * @example Grup rezervasyonu
             */
            subject: string;
            /**
             * @description The message itself.
             * @example Merhaba, haziranda on sekiz kişilik bir grup için Göcek çıkışlı tekne arıyoruz.
             */
            message: string;
        };
        /** @description A message from the contact form, as received. */
        ContactMessage: components["schemas"]["ContactMessageCreate"] & {
            id: components["schemas"]["Id"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A message from the contact form, as the administration sees it. */
        ManagedContactMessage: components["schemas"]["ContactMessage"] & {
            state: components["schemas"]["ContactMessageState"];
            /** @description When its state was last set; null for one that nobody has touched. */
            stateChangedAt: components["schemas"]["InstantOrNull"];
            /** @description The administrator who set it; null for one that nobody has touched. */
            stateChangedBy: components["schemas"]["UserReference"] | null;
        };
        /** @description A page of contact messages. */
        ContactMessagePage: components["schemas"]["PageInfo"] & {
            /** @description The messages of this page. */
            content: components["schemas"]["ManagedContactMessage"][];
        };
        /** @description One text in both languages of the product. */
        LocalizedText: {
            /**
             * @description The text in Turkish.
             * @example Mavi yolculuk
             */
            tr: string;
            /**
             * @description The text in English.
             * @example Blue cruise
             */
            en: string;
        };
        /** @description A blog post in the list. */
        BlogPostSummary: {
            slug: components["schemas"]["Slug"];
            title: components["schemas"]["LocalizedText"];
            summary: components["schemas"]["LocalizedText"];
            image: components["schemas"]["UploadPath"];
            author: components["schemas"]["FullName"];
            publishedAt: components["schemas"]["Instant"];
            /**
             * Format: int32
             * @description How many minutes reading takes.
             * @example 4
             */
            readingMinutes: number;
        };
        /** @description A blog post with its text. */
        BlogPost: components["schemas"]["BlogPostSummary"] & {
            /** @description The text as plain paragraphs, never as HTML. */
            paragraphs: components["schemas"]["LocalizedText"][];
        };
        /** @description One text in both languages of the product, as it shall read. */
        LocalizedTextUpdate: {
            /**
             * @description The text in Turkish.
             * @example Mavi yolculuk
             */
            tr: string;
            /**
             * @description The text in English.
             * @example Blue cruise
             */
            en: string;
        };
        /**
         * @description Why an administrator does something; it is kept in the audit. Not only blanks.
         * @example Aynı kişi iki hesap açmış; kullanılmayanı kapatıldı.
         */
        AdministrativeReason: string;
        /** @description The texts of a blog post, and why they change. */
        BlogPostUpdate: {
            title: components["schemas"]["LocalizedTextUpdate"];
            summary: components["schemas"]["LocalizedTextUpdate"];
            /** @description The text as plain paragraphs, never as HTML. */
            paragraphs: components["schemas"]["LocalizedTextUpdate"][];
            reason?: components["schemas"]["AdministrativeReason"];
        };
        /** @description A place on the coast where boats and tours start. The name is the location under which both are searched. */
        Destination: {
            slug: components["schemas"]["Slug"];
            /**
             * @description Name of the place, as boats and tours carry it.
             * @example Göcek
             */
            name: string;
            /**
             * @description Province the place belongs to.
             * @example Muğla
             */
            region: string;
            summary: components["schemas"]["LocalizedText"];
            description: components["schemas"]["LocalizedText"];
            image: components["schemas"]["UploadPath"];
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
            /**
             * Format: int32
             * @description How many published boats lie there.
             * @example 2
             */
            boatCount: number;
            /**
             * Format: int32
             * @description How many published tours start there.
             * @example 1
             */
            tourCount: number;
        };
        /** @description The texts of a place on the coast, and why they change. */
        DestinationUpdate: {
            summary: components["schemas"]["LocalizedTextUpdate"];
            description: components["schemas"]["LocalizedTextUpdate"];
            reason?: components["schemas"]["AdministrativeReason"];
        };
        /**
         * @description What kind of service is presented.
         * @enum {string}
         */
        ServiceOfferingKind: "CREWED_CHARTER" | "HOURLY_RENTAL" | "GUIDED_TOUR" | "ON_BOARD_SERVICE" | "TRANSFER" | "LISTING";
        /** @description One of the services that the product presents. */
        ServiceOffering: {
            kind: components["schemas"]["ServiceOfferingKind"];
            title: components["schemas"]["LocalizedText"];
            summary: components["schemas"]["LocalizedText"];
            /** @description What speaks for it, in a few words each. */
            highlights: components["schemas"]["LocalizedText"][];
        };
        /** @description The new status of a message. */
        ContactMessageStateUpdate: {
            state: components["schemas"]["ContactMessageState"];
            reason?: components["schemas"]["AdministrativeReason"];
        };
        /** @description What a captain has earned in a range of days. */
        FinanceSummary: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            /** @description Lira that are the captain's for good: the sum of `revenue` over the transactions of the same days. */
            totalRevenue: components["schemas"]["Lira"];
            /** @description Lira that wait to be paid out: the sum of `pendingPayout` over the transactions of the same days. */
            pendingPayout: components["schemas"]["Lira"];
        };
        /** @description One payment for a boat or tour of a captain. */
        FinanceTransaction: {
            id: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            date: components["schemas"]["CalendarDate"];
            /**
             * @description Name of the tour or boat that was booked.
             * @example Gülşah
             */
            tourName: string;
            amount: components["schemas"]["Lira"];
            /**
             * @description What of it is the captain's for good: all that was received and not given back, also of a booking that was cancelled. Nothing of a PARTIAL payment while its booking may still be cancelled.
             * @example 0
             */
            revenue: components["schemas"]["Lira"];
            /**
             * @description What of it was received, not given back, and waits to be paid out: until the last day of its booking is over, whether it took place or was cancelled.
             * @example 29880
             */
            pendingPayout: components["schemas"]["Lira"];
            status: components["schemas"]["PaymentStatus"];
        };
        /**
         * @description What transactions are sorted by, and which way; equal ones by their ids.
         * @enum {string}
         */
        FinanceSort: "date,desc" | "date,asc" | "amount,desc" | "amount,asc";
        /**
         * Format: double
         * @description Per cent of the revenue that the platform keeps. The default is what captains are told beforehand.
         * @default 15
         * @example 15
         */
        CommissionRate: number;
        /** @description The sums over all entries that match, not those of one page alone. */
        FinanceTotals: {
            totalRevenue: components["schemas"]["Lira"];
            totalCommission: components["schemas"]["Lira"];
            totalNetRevenue: components["schemas"]["Lira"];
            pendingPayout: components["schemas"]["Lira"];
            commissionRate: components["schemas"]["CommissionRate"];
        };
        /**
         * @description What a payment covers: the deposit, the rest after it, or the whole price at once.
         * @enum {string}
         */
        PaymentType: "DEPOSIT" | "BALANCE" | "FULL";
        /** @description One payment for a boat or tour of a captain, with its booking and what of it is the captain's. */
        FinanceEntry: components["schemas"]["FinanceTransaction"] & {
            type: components["schemas"]["PaymentType"];
            /** @description What of it went back to the customer. */
            refundedAmount: components["schemas"]["Lira"];
            /** @description What of its revenue the platform keeps, to the kuruş. */
            commission: components["schemas"]["Lira"];
            /** @description Its revenue less the commission. */
            netRevenue: components["schemas"]["Lira"];
            kind: components["schemas"]["BookingKind"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            customerName: components["schemas"]["FullName"];
            bookingStatus: components["schemas"]["BookingStatus"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
        };
        /** @description A page of the payments for a captain's boats and tours, with the sums over all that match. */
        FinanceTransactionPage: components["schemas"]["PageInfo"] & components["schemas"]["FinanceTotals"] & {
            /** @description The entries of the page, in the order asked for. */
            content: components["schemas"]["FinanceEntry"][];
        };
        /** @description Money of one booking that waits to be paid out. */
        PendingPayout: {
            bookingId: components["schemas"]["Id"];
            bookingStatus: components["schemas"]["BookingStatus"];
            kind: components["schemas"]["BookingKind"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example null
             */
            tourName: string | null;
            customerName: components["schemas"]["FullName"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            /** @description What was received of the booking and not given back. */
            amount: components["schemas"]["Lira"];
            /** @description What of it the platform keeps, to the kuruş. */
            commission: components["schemas"]["Lira"];
            /** @description What is paid out. */
            netAmount: components["schemas"]["Lira"];
            dueOn: components["schemas"]["CalendarDate"];
        };
        /**
         * @description Account that payouts go to, all but its ends hidden; null while the captain has told none.
         * @example TR33******************1326
         */
        MaskedIban: string | null;
        /** @description A page of what waits to be paid out, with the sums over all of it and where it goes. */
        PendingPayoutPage: components["schemas"]["PageInfo"] & {
            /** @description The payouts of the page, those due first at the top. */
            content: components["schemas"]["PendingPayout"][];
            totalAmount: components["schemas"]["Lira"];
            totalCommission: components["schemas"]["Lira"];
            totalNetAmount: components["schemas"]["Lira"];
            commissionRate: components["schemas"]["CommissionRate"];
            /**
             * @description Legal name of the company; null while the captain has told none.
             * @example Ağaoğlu Denizcilik Ltd. Şti.
             */
            recipientName: string | null;
            iban: components["schemas"]["MaskedIban"];
        };
        /**
         * Format: int32
         * @description How many there are.
         * @example 12
         */
        ReportCount: number;
        /**
         * Format: double
         * @description Per cent, to one decimal; null when nothing was offered.
         * @example 42.9
         */
        ReportRate: number | null;
        /** @description Figures of a range of days. Money belongs to the day on which it was paid, everything else to the days of the trips. Cancelled and rejected bookings count for the money that was kept, and for nothing else. */
        FinanceFigures: {
            /** @description The sum of `revenue` over the transactions of these days. */
            revenue: components["schemas"]["Lira"];
            commission: components["schemas"]["Lira"];
            netRevenue: components["schemas"]["Lira"];
            /** @description The revenue divided by the calendar days of the range. */
            averagePerDay: components["schemas"]["Lira"];
            /** @description What CONFIRMED bookings that begin on these days still bring, beyond what is revenue already. */
            reservedAmount: components["schemas"]["Lira"];
            /** @description Bookings that begin on these days. */
            bookings: components["schemas"]["ReportCount"];
            /** @description Days of boats that are booked; two boats on one day are two. */
            bookedDays: components["schemas"]["ReportCount"];
            /** @description Days of boats that are booked or open. */
            offeredDays: components["schemas"]["ReportCount"];
            /** @description Days of boats that are open and not booked. */
            freeDays: components["schemas"]["ReportCount"];
            /** @description Booked days per offered days, in per cent; null when no day was offered. */
            occupancyRate: components["schemas"]["ReportRate"];
            /** @description Guests on tours that begin on these days. */
            bookedSeats: components["schemas"]["ReportCount"];
            /** @description Room for guests on tour dates that begin on these days, called-off ones aside. */
            offeredSeats: components["schemas"]["ReportCount"];
            /** @description Booked seats per offered seats, in per cent; null when no seat was offered. */
            seatOccupancyRate: components["schemas"]["ReportRate"];
        };
        /** @description The figures of a calendar month, as far as it lies in the range. */
        MonthFigures: {
            /**
             * @description The month, `YYYY-MM`.
             * @example 2026-09
             */
            month: string;
        } & components["schemas"]["FinanceFigures"];
        /** @description The figures of one boat. */
        BoatFigures: {
            boatId: components["schemas"]["Id"];
            /**
             * @description Name of the boat.
             * @example Gülşah
             */
            boatName: string;
        } & components["schemas"]["FinanceFigures"];
        /**
         * @description Title of the tour; not blank.
         * @example Göcek 12 Adalar yelken turu
         */
        TourName: string;
        /** @description The figures of one tour. */
        TourFigures: {
            tourId: components["schemas"]["Id"];
            tourName: components["schemas"]["TourName"];
        } & components["schemas"]["FinanceFigures"];
        /** @description A captain's business in a range of days, as a whole, by month, by boat and by tour, beside the same number of days before it. The sums over the boats and tours are the totals. */
        FinanceReport: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            previousFrom: components["schemas"]["CalendarDate"];
            previousTo: components["schemas"]["CalendarDate"];
            commissionRate: components["schemas"]["CommissionRate"];
            totals: components["schemas"]["FinanceFigures"];
            previousTotals: components["schemas"]["FinanceFigures"];
            /** @description Every calendar month that the range touches, the earliest first. */
            months: components["schemas"]["MonthFigures"][];
            totalBoats: components["schemas"]["Tally"];
            totalTours: components["schemas"]["Tally"];
            /** @description The boats by name, deleted ones while the range knows them, at most 1,000; `part` reaches the others of `totalBoats`. */
            boats: components["schemas"]["BoatFigures"][];
            /** @description The tours by name, deleted ones while the range knows them, at most 1,000; `part` reaches the others of `totalTours`. */
            tours: components["schemas"]["TourFigures"][];
        };
        /**
         * @description Whether everything works, or only the essential parts do.
         * @enum {string}
         */
        HealthStatus: "UP" | "DEGRADED";
        /** @description How the service is doing. */
        Health: {
            status: components["schemas"]["HealthStatus"];
            /**
             * @description Version of the contract that the service follows.
             * @example 0.3.0
             */
            version: string;
            time: components["schemas"]["Instant"];
        };
        /**
         * @description What documents are sorted by, and which way. By expiry, those that do not expire come last.
         * @enum {string}
         */
        DocumentSort: "uploadedAt,asc" | "uploadedAt,desc" | "expiryDate,asc" | "expiryDate,desc";
        /**
         * @description Status of a document. WAITING: not verified, without a note. REFUSED: not verified, with a note that tells its owner why. A new file, or taking the note away, makes it WAITING again.
         * @enum {string}
         */
        DocumentState: "WAITING" | "VERIFIED" | "REFUSED";
        /**
         * @description What a document of a boat or tour proves; the types of both.
         * @enum {string}
         */
        ManagedDocumentType: "LICENSE" | "INSURANCE" | "SAFETY_CERTIFICATE" | "INSPECTION_CERTIFICATE" | "REGISTRATION_CERTIFICATE" | "CAPTAIN_LICENSE" | "RADIO_LICENSE" | "GUIDE_LICENSE" | "TOUR_PERMIT" | "FIRST_AID_CERTIFICATE" | "LANGUAGE_CERTIFICATE" | "BUSINESS_LICENSE" | "TAX_DOCUMENT" | "OTHER";
        /**
         * @description Whether a document still holds today: EXPIRED ended before today, EXPIRING ends within 30 days. One that does not expire is VALID.
         * @enum {string}
         */
        DocumentValidity: "VALID" | "EXPIRING" | "EXPIRED";
        /** @description A document of a boat or a tour, as the queue of the administration shows it; exactly one of the two is set. It is verified or refused by the call for documents of its kind, with its id. */
        ManagedDocument: {
            /** @description Identifier among the documents of its kind; a boat's and a tour's may have the same. */
            id: components["schemas"]["Id"];
            kind: components["schemas"]["BookingKind"];
            documentType: components["schemas"]["ManagedDocumentType"];
            documentName: components["schemas"]["FileName"];
            documentUrl: components["schemas"]["DocumentUrl"];
            state: components["schemas"]["DocumentState"];
            /**
             * @description Whether an administrator has accepted it.
             * @example false
             */
            isVerified: boolean;
            verificationNotes: components["schemas"]["VerificationNotes"];
            validity: components["schemas"]["DocumentValidity"];
            /**
             * @description Last day on which it is valid; null when it does not expire.
             * @example 2027-12-31
             */
            expiryDate: components["schemas"]["CalendarDateOrNull"];
            /** @description When its file came in. */
            uploadedAt: components["schemas"]["Instant"];
            /** @description The boat it belongs to; null for a tour. */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /** @description The tour it belongs to; null for a boat. */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example Göcek 12 Adalar yelken turu
             */
            tourName: string | null;
            ownerId: components["schemas"]["Id"];
            ownerName: components["schemas"]["FullName"];
            /**
             * @description Whether the boat or tour is published now.
             * @example false
             */
            isPublished: boolean;
            /**
             * @description Whether verifying it completes the documents of the boat or tour: the required ones are there, none has expired, and all others are verified. False for one that is verified already.
             * @example true
             */
            completesDocuments: boolean;
        };
        /** @description A page of documents of boats and tours. */
        ManagedDocumentPage: components["schemas"]["PageInfo"] & {
            /** @description The documents of this page. */
            content: components["schemas"]["ManagedDocument"][];
        };
        /**
         * @description What boats or tours are sorted by, and which way; names in the order of the Turkish alphabet.
         * @enum {string}
         */
        OfferSort: "createdAt,desc" | "createdAt,asc" | "name,asc" | "name,desc";
        /** @description What the administration sees of a boat or tour besides. */
        ManagedOfferFacts: {
            ownerName: components["schemas"]["FullName"];
            createdAt: components["schemas"]["Instant"];
            /** @description How many of its documents wait to be verified. */
            waitingDocuments: components["schemas"]["Tally"];
        };
        /** @description A boat in any status, as the administration lists it. */
        ManagedBoat: components["schemas"]["BoatSummary"] & components["schemas"]["ManagedOfferFacts"];
        /** @description A page of boats of all owners. */
        ManagedBoatPage: components["schemas"]["PageInfo"] & {
            /** @description The boats of this page. */
            content: components["schemas"]["ManagedBoat"][];
        };
        /**
         * @description ACTIVE tours are listed and can be booked. DRAFT is being written, INACTIVE is not published, CANCELLED will not take place any more.
         * @enum {string}
         */
        TourStatus: "ACTIVE" | "DRAFT" | "INACTIVE" | "CANCELLED";
        /**
         * @description One sentence for cards and search results; empty when the guide wrote none.
         * @example Sabah Göcek'ten çıkıp koyları dolaşan, öğle yemekli tam gün yelken turu.
         */
        TourShortDescription: string;
        /**
         * Format: double
         * @description Price per person in Turkish lira (TRY), above 0; at most two decimals.
         * @example 1850
         */
        TourPrice: number;
        /**
         * Format: int32
         * @description How many guests fit.
         * @example 10
         */
        TourCapacity: number;
        /**
         * @description Region where the tour takes place; not blank.
         * @example Göcek
         */
        TourLocation: string;
        /**
         * @description What kind of tour it is.
         * @enum {string}
         */
        TourType: "HIKING" | "CULTURAL" | "FOOD" | "CITY" | "NATURE" | "BOAT" | "PHOTOGRAPHY" | "DIVING";
        /**
         * @description A language that the guide speaks on the tour, ISO 639-1.
         * @enum {string}
         */
        TourLanguage: "tr" | "en" | "de" | "ru" | "fr" | "es" | "it" | "ar" | "nl" | "pl";
        /**
         * @description The languages that the guide speaks on the tour, each once.
         * @example [
         *       "tr",
         *       "en"
         *     ]
         */
        TourLanguages: components["schemas"]["TourLanguage"][];
        /**
         * Format: int32
         * @description Minutes on top of the whole hours of a tour.
         * @enum {integer}
         */
        TourDurationMinutes: 0 | 15 | 30 | 45;
        /** @description How long the tour usually takes. */
        TourDuration: {
            /**
             * Format: int32
             * @description Whole hours.
             * @example 8
             */
            hours: number;
            minutes: components["schemas"]["TourDurationMinutes"];
        };
        /**
         * @description Length of the tour on this date as a person reads it.
         * @example 8 Saat
         */
        TourDateDurationText: string;
        /**
         * Format: int32
         * @description Length of the tour on this date in minutes, in quarters of an hour.
         * @example 480
         */
        TourDateDurationMinutes: number;
        /**
         * @description Whether a tour date can be booked.
         * @enum {string}
         */
        TourDateStatus: "AVAILABLE" | "FULLY_BOOKED" | "CANCELLED";
        /** @description One date on which a tour takes place. */
        TourDate: {
            id: components["schemas"]["Id"];
            tourId: components["schemas"]["Id"];
            startDate: components["schemas"]["Instant"];
            /**
             * @description When it ends; null when only the length is known.
             * @example 2027-05-15T14:00:00Z
             */
            endDate: components["schemas"]["InstantOrNull"];
            durationText: components["schemas"]["TourDateDurationText"];
            durationMinutes: components["schemas"]["TourDateDurationMinutes"];
            availabilityStatus: components["schemas"]["TourDateStatus"];
            maxGuests: components["schemas"]["TourCapacity"];
        };
        /** @description A tour as lists and cards show it. */
        TourSummary: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["TourName"];
            description: components["schemas"]["TourShortDescription"];
            guideId: components["schemas"]["Id"];
            price: components["schemas"]["TourPrice"];
            capacity: components["schemas"]["TourCapacity"];
            location: components["schemas"]["TourLocation"];
            /**
             * @description Latitude of the meeting point; null until the guide has set it.
             * @example 36.7553
             */
            latitude: components["schemas"]["LatitudeOrNull"];
            /**
             * @description Longitude of the meeting point; null until the guide has set it.
             * @example 28.942
             */
            longitude: components["schemas"]["LongitudeOrNull"];
            /**
             * @description The kind of tour; null until the guide has chosen one.
             * @example BOAT
             */
            tourType: components["schemas"]["TourType"] | null;
            status: components["schemas"]["TourStatus"];
            languages: components["schemas"]["TourLanguages"];
            duration: components["schemas"]["TourDuration"];
            /**
             * Format: double
             * @description Average of the reviews; null when there are none.
             * @example 5
             */
            rating: number | null;
            /**
             * Format: int32
             * @description How many reviews the average is made of.
             * @example 1
             */
            reviewCount: number;
            /**
             * @description The first picture; null when there is none.
             * @example /api/uploads/tour-1-1.svg
             */
            imageUrl: components["schemas"]["UploadPathOrNull"];
            /** @description When the tour takes place, the earliest date first. */
            tourDates: components["schemas"]["TourDate"][];
        };
        /** @description A tour in any status, as the administration lists it. */
        ManagedTour: components["schemas"]["TourSummary"] & components["schemas"]["ManagedOfferFacts"];
        /** @description A page of tours of all guides. */
        ManagedTourPage: components["schemas"]["PageInfo"] & {
            /** @description The tours of this page. */
            content: components["schemas"]["ManagedTour"][];
        };
        /**
         * @description What reviews can be sorted by. Equal ratings are sorted by date, the newest first.
         * @default createdAt
         * @enum {string}
         */
        ReviewSortField: "createdAt" | "rating";
        /**
         * @description Ascending or descending.
         * @default desc
         * @enum {string}
         */
        SortDirection: "asc" | "desc";
        /**
         * @description The text of the reply; not only blanks.
         * @example Güzel sözleriniz için teşekkür ederiz, yine bekleriz.
         */
        ReplyMessage: string;
        /** @description What somebody replied to a review. */
        ReviewReply: {
            id: components["schemas"]["Id"];
            reviewId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            userFullName: components["schemas"]["FullName"];
            message: components["schemas"]["ReplyMessage"];
            /**
             * @description Whether it comes from the host or an administrator. The service tells this from the role.
             * @example true
             */
            isOfficial: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description What a customer thought of a boat or a tour; exactly one of the two is set. Of its author no more than the name is told, and the booking only to its customer, its host and administrators. */
        Review: {
            id: components["schemas"]["Id"];
            rating: components["schemas"]["StarRating"];
            comment: components["schemas"]["ReviewComment"];
            /** @description The language of the comment; left out when it is not known. */
            textLanguage?: components["schemas"]["TextLanguage"];
            createdAt: components["schemas"]["Instant"];
            /** @description The reviewed boat; null for a tour. */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /** @description The reviewed tour; null for a boat. */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example Göcek 12 Adalar yelken turu
             */
            tourName: string | null;
            customer: components["schemas"]["UserReference"];
            bookingId?: components["schemas"]["Id"];
            /** @description The replies, oldest first. */
            replies: components["schemas"]["ReviewReply"][];
            /**
             * @description Whether the review is tied to a completed booking of its author.
             * @example true
             */
            isVerified: boolean;
        };
        /** @description One page of reviews. */
        ReviewPage: components["schemas"]["PageInfo"] & {
            /** @description The reviews of this page. */
            content: components["schemas"]["Review"][];
        };
        /**
         * @description How long a point of a trend is. Weeks begin on Monday.
         * @default monthly
         * @enum {string}
         */
        TrendPeriod: "daily" | "weekly" | "monthly" | "yearly";
        /** @description The reviews of one day, week, month or year; the date is its first calendar day. */
        TrendPoint: {
            date: components["schemas"]["CalendarDate"];
            /**
             * Format: double
             * @description Mean of the stars of the period, rounded to one decimal.
             * @example 4.8
             */
            rating: number;
            /**
             * Format: int64
             * @description How many reviews were written in the period.
             * @example 1
             */
            count: number;
        };
        /**
         * @description What reported reviews are sorted by, and which way.
         * @enum {string}
         */
        ReportedReviewSort: "firstReportedAt,asc" | "firstReportedAt,desc" | "reportCount,desc" | "reportCount,asc";
        /**
         * @description Status of the reports of a review. OPEN: at least one waits for a decision. KEPT: an administrator has decided on all of them, and the review stays. A deleted review is in no list.
         * @enum {string}
         */
        ReportState: "OPEN" | "KEPT";
        /** @description Why somebody reported a review. */
        ReviewReport: {
            id: components["schemas"]["Id"];
            reporter: components["schemas"]["UserReference"];
            /**
             * @description What is wrong with the review, in the words of the reporter.
             * @example Yorum başka bir tekneyi anlatıyor.
             */
            reason: string;
            createdAt: components["schemas"]["Instant"];
            /**
             * @description Whether an administrator has decided on it.
             * @example false
             */
            isDecided: boolean;
        };
        /** @description A review that was reported, with every report. */
        ReportedReview: {
            /** @description Identifier of the review. */
            id: components["schemas"]["Id"];
            review: components["schemas"]["Review"];
            state: components["schemas"]["ReportState"];
            /** @description How many people reported it. */
            reportCount: components["schemas"]["Tally"];
            /** @description When the oldest report came in that waits for a decision; of a kept review, the oldest of all. */
            firstReportedAt: components["schemas"]["Instant"];
            /** @description When the newest report came in. */
            lastReportedAt: components["schemas"]["Instant"];
            /** @description The reports, the oldest first. */
            reports: components["schemas"]["ReviewReport"][];
            /** @description When it was last decided to keep it; null before. */
            decidedAt: components["schemas"]["InstantOrNull"];
            /** @description The administrator who decided to keep it; null before. */
            decidedBy: components["schemas"]["UserReference"] | null;
        };
        /** @description A page of reported reviews. */
        ReportedReviewPage: components["schemas"]["PageInfo"] & {
            /** @description The reported reviews of this page. */
            content: components["schemas"]["ReportedReview"][];
        };
        /** @description Why a reported review stays, or why a review is removed. */
        ReviewDecision: {
            reason: components["schemas"]["AdministrativeReason"];
        };
        /** @description The mean rating of a boat or tour, and how many reviews it is computed from. */
        RatingAverage: {
            averageRating: components["schemas"]["MeanRating"];
            /**
             * Format: int64
             * @description How many reviews there are.
             * @example 5
             */
            totalReviews: number;
        };
        /** @description What removing a review does to the rating of its boat or tour. */
        ReviewRemoval: {
            reviewId: components["schemas"]["Id"];
            category: components["schemas"]["ReviewCategory"];
            /**
             * @description Name of the boat or tour.
             * @example Gülşah
             */
            entityName: string;
            /** @description How many replies go with it. */
            replies: components["schemas"]["Tally"];
            /** @description With the review. */
            before: components["schemas"]["RatingAverage"];
            /** @description Without it. */
            after: components["schemas"]["RatingAverage"];
        };
        /**
         * @description `conversation_` and the two user ids, the smaller number first.
         * @example conversation_2_9
         */
        ConversationId: string;
        /**
         * @description The text of the message; not only blanks.
         * @example Merhaba, sabah kaçta Göcek'te olalım?
         */
        MessageText: string;
        /**
         * @description Whether the recipient has read the message.
         * @enum {string}
         */
        ReadStatus: "UNREAD" | "READ";
        /** @description What one user wrote to another. */
        Message: {
            id: components["schemas"]["Id"];
            conversationId: components["schemas"]["ConversationId"];
            senderId: components["schemas"]["Id"];
            recipientId: components["schemas"]["Id"];
            sender: components["schemas"]["UserReference"];
            recipient: components["schemas"]["UserReference"];
            message: components["schemas"]["MessageText"];
            readStatus: components["schemas"]["ReadStatus"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A message to send. */
        MessageCreate: {
            conversationId: components["schemas"]["ConversationId"];
            /**
             * @description Who writes; the id of somebody else answers 403.
             * @example 9
             */
            senderId: components["schemas"]["Id"];
            recipientId: components["schemas"]["Id"];
            message: components["schemas"]["MessageText"];
        };
        /** @description What to look for in one's own messages. What is left out does not restrict; all that is given must hold. */
        MessageQuery: {
            conversationId?: components["schemas"]["ConversationId"];
            /**
             * @description Text that the message contains, letter case aside by Turkish rules.
             * @example kahvaltı
             */
            keyword?: string;
            readStatus?: components["schemas"]["ReadStatus"];
            startDate?: components["schemas"]["CalendarDate"];
            endDate?: components["schemas"]["CalendarDate"];
            /**
             * Format: int32
             * @description Zero-based number of the page.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * Format: int32
             * @description How many records a page holds.
             * @default 12
             * @example 12
             */
            size?: number;
        };
        /** @description One page of messages. */
        MessagePage: components["schemas"]["PageInfo"] & {
            /** @description The messages of this page. */
            content: components["schemas"]["Message"][];
        };
        /** @description A message and its new read status. */
        MessageReadStatus: {
            messageId: components["schemas"]["Id"];
            readStatus: components["schemas"]["ReadStatus"];
        };
        /** @description A conversation as one of its two participants sees it. */
        Conversation: {
            conversationId: components["schemas"]["ConversationId"];
            /**
             * @description Ids of the two participants, the smaller first.
             * @example [
             *       2,
             *       9
             *     ]
             */
            participantIds: components["schemas"]["Id"][];
            otherUser: components["schemas"]["UserReference"];
            lastMessage: components["schemas"]["Message"];
            /**
             * Format: int32
             * @description How many of its messages are addressed to this participant and unread.
             * @example 1
             */
            unreadCount: number;
        };
        /**
         * @description What a notification is about.
         * @enum {string}
         */
        NotificationType: "INFO" | "SUCCESS" | "WARNING" | "ERROR" | "SYSTEM" | "BOOKING_CREATED" | "BOOKING_CONFIRMED" | "BOOKING_CANCELLED" | "BOOKING_COMPLETED" | "BOAT_CREATED" | "BOAT_AVAILABILITY_CHANGED";
        /** @description Something that happened and that one user should know. */
        UserNotification: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            /**
             * @description What happened, in a few words.
             * @example Rezervasyonunuz onaylandı
             */
            title: string;
            /**
             * @description What happened, in a sentence or two.
             * @example Gülşah, 12–14 Haziran 2027 için sizi bekliyor.
             */
            message: string;
            type: components["schemas"]["NotificationType"];
            /**
             * @description Whether the user has read it.
             * @example false
             */
            isRead: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A page of notifications, the newest first. */
        NotificationPage: components["schemas"]["PageInfo"] & {
            /** @description The notifications of this page. */
            content: components["schemas"]["UserNotification"][];
        };
        /** @description Days in a row on which the host says the same of a boat or tour, both ends counted. A day in no span has no entry and cannot be booked. */
        AvailabilitySpan: {
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            /**
             * @description Whether the host offers the days, bookings aside.
             * @example true
             */
            isAvailable: boolean;
            /**
             * @description Price of each of the days in place of the regular one; null when the regular price holds.
             * @example null
             */
            priceOverride: components["schemas"]["LiraOrNull"];
            /**
             * @description Whether a booking of the days is confirmed at once rather than by the host.
             * @example true
             */
            isInstantConfirmation: boolean;
            /** @description What a day costs either way; of a tour, for a person. */
            price: components["schemas"]["Lira"];
        };
        /** @description A booking as a bar of a timeline. Cancelled and rejected ones have given their days back. */
        TimelineBooking: {
            bookingId: components["schemas"]["Id"];
            customerName: components["schemas"]["FullName"];
            status: components["schemas"]["BookingStatus"];
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            /**
             * @description When it starts, for a boat by the hour; null for whole days.
             * @example null
             */
            startTime: components["schemas"]["ClockTimeOrNull"];
            /**
             * @description How many hours the boat is booked for; null for whole days.
             * @example null
             */
            hours: components["schemas"]["BookingHoursOrNull"];
            passengerCount: components["schemas"]["PassengerCount"];
        };
        /** @description A boat as a row of a timeline. */
        TimelineBoat: {
            boatId: components["schemas"]["Id"];
            /**
             * @description Name of the boat.
             * @example Gülşah
             */
            boatName: string;
            boatType: components["schemas"]["BoatType"];
            status: components["schemas"]["BoatStatus"];
            dailyPrice: components["schemas"]["Lira"];
            /** @description The days of the range that have an entry, the earliest first. */
            spans: components["schemas"]["AvailabilitySpan"][];
            totalBookings: components["schemas"]["Tally"];
            /** @description The bookings that touch the range, by first day, at most 1,000; a shorter range reaches the others of `totalBookings`. */
            bookings: components["schemas"]["TimelineBooking"][];
        };
        /**
         * Format: int32
         * @description How many seats.
         * @example 2
         */
        SeatCount: number;
        /** @description The seats of one tour date. Booked seats are those of CONFIRMED bookings and of trips that are over; held seats are those of requests that wait for an answer. Both are taken. */
        TourDateSeats: {
            tourDateId: components["schemas"]["Id"];
            tourId: components["schemas"]["Id"];
            startDate: components["schemas"]["Instant"];
            /**
             * @description When it ends; null when only the length is known.
             * @example 2027-05-15T14:00:00Z
             */
            endDate: components["schemas"]["InstantOrNull"];
            durationMinutes: components["schemas"]["TourDateDurationMinutes"];
            availabilityStatus: components["schemas"]["TourDateStatus"];
            maxGuests: components["schemas"]["TourCapacity"];
            bookedSeats: components["schemas"]["SeatCount"];
            heldSeats: components["schemas"]["SeatCount"];
            freeSeats: components["schemas"]["SeatCount"];
            /**
             * @description Whether somebody can book the date now: it is AVAILABLE, has not begun, its day is not closed and a seat is free. Whether the tour is published is another question.
             * @example true
             */
            isBookable: boolean;
        };
        /** @description A tour as a row of a timeline. */
        TimelineTour: {
            tourId: components["schemas"]["Id"];
            tourName: components["schemas"]["TourName"];
            status: components["schemas"]["TourStatus"];
            price: components["schemas"]["TourPrice"];
            /** @description The days of the range that have an entry, the earliest first. */
            spans: components["schemas"]["AvailabilitySpan"][];
            /** @description When the tour takes place in the range, with the seats taken, the earliest first. */
            dates: components["schemas"]["TourDateSeats"][];
        };
        /** @description The calendars of all boats and tours of a host in a range of days, published or not. Equal days in a row are told once, so that forty boats over a year stay small. */
        OwnerTimeline: {
            startDate: components["schemas"]["CalendarDate"];
            endDate: components["schemas"]["CalendarDate"];
            totalBoats: components["schemas"]["Tally"];
            totalTours: components["schemas"]["Tally"];
            /** @description The boats by name, at most 1,000; `part` reaches the others of `totalBoats`. */
            boats: components["schemas"]["TimelineBoat"][];
            /** @description The tours by name, at most 1,000; `part` reaches the others of `totalTours`. */
            tours: components["schemas"]["TimelineTour"][];
        };
        /**
         * @description Every amount is in Turkish lira.
         * @enum {string}
         */
        Currency: "TRY";
        /**
         * @description Why a payment was refunded, or its status changed by hand.
         * @example Fırtına uyarısı nedeniyle tekne denize açılamadı.
         */
        PaymentReasonOrNull: string | null;
        /** @description A payment of a booking. */
        Payment: {
            id: components["schemas"]["Id"];
            bookingId: components["schemas"]["Id"];
            type: components["schemas"]["PaymentType"];
            status: components["schemas"]["PaymentStatus"];
            amount: components["schemas"]["Lira"];
            currency: components["schemas"]["Currency"];
            refundedAmount: components["schemas"]["Lira"];
            /**
             * @description Why it was refunded or changed by hand; null when neither.
             * @example null
             */
            reason: components["schemas"]["PaymentReasonOrNull"];
            createdAt: components["schemas"]["Instant"];
            /**
             * @description When the money arrived; null until then.
             * @example 2026-11-02T10:18:41Z
             */
            paidAt: components["schemas"]["InstantOrNull"];
        };
        /**
         * @description Token of a card, issued by the payment provider's own card fields, so that no card number passes here.
         * @example ctok_7c1e5d0a4c1e9a542f6d
         */
        CardToken: string;
        /** @description What to charge, and to which card. */
        PaymentProcess: {
            type: components["schemas"]["PaymentType"];
            cardToken: components["schemas"]["CardToken"];
        };
        /** @description What of a booking is paid. When the flags contradict the status, the status holds. */
        BookingPaymentStatus: {
            bookingId: components["schemas"]["Id"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /**
             * @description Whether the whole price is paid.
             * @example false
             */
            paymentCompleted: boolean;
            /**
             * @description Whether the deposit is still awaited.
             * @example false
             */
            paymentPending: boolean;
            totalPrice: components["schemas"]["Lira"];
            depositAmount: components["schemas"]["DepositAmount"];
            /** @description Lira that were received and not given back. */
            paidAmount: components["schemas"]["Lira"];
            /** @description Lira that the customer still owes; 0 once the booking is over: COMPLETED, CANCELLED, REJECTED or NO_SHOW. */
            remainingAmount: components["schemas"]["Lira"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description Page of the payment provider that the customer is sent to: https, or http on the same machine, where a mock plays the provider.
         * @example https://odeme.pruva.example/d/5d0a4c1e9a542f6d
         */
        PaymentUrl: string;
        /** @description A deposit that waits to be paid on the payment provider's page. */
        DepositPayment: {
            paymentId: components["schemas"]["Id"];
            paymentUrl: components["schemas"]["PaymentUrl"];
            expiresAt: components["schemas"]["Instant"];
            amount: components["schemas"]["DepositAmount"];
            currency: components["schemas"]["Currency"];
        };
        /**
         * @description What payments are sorted by, and which way.
         * @enum {string}
         */
        PaymentSort: "createdAt,desc" | "createdAt,asc" | "amount,desc" | "amount,asc";
        /** @description A payment with the booking it is for, as the administration sees it. */
        ManagedPayment: components["schemas"]["Payment"] & {
            bookingStatus: components["schemas"]["BookingStatus"];
            customerId: components["schemas"]["Id"];
            customerName: components["schemas"]["FullName"];
            hostId: components["schemas"]["Id"];
            hostName: components["schemas"]["FullName"];
            /** @description The boat that is booked; null for a tour. */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /** @description The tour that is booked; null for a boat. */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example Göcek 12 Adalar yelken turu
             */
            tourName: string | null;
            /** @description What of it counts as revenue: all that was not given back, and nothing of a deposit while the booking may still be cancelled. */
            earnedAmount: components["schemas"]["Lira"];
            /**
             * @description Whether somebody has to look at it: the bank refused it, the booking is still PENDING or CONFIRMED, and no payment of the booking was opened after it.
             * @example false
             */
            isUnresolved: boolean;
            /** @description The statuses that can be set by hand; empty for one whose status is final. */
            allowedStatuses: components["schemas"]["PaymentStatus"][];
        };
        /** @description A page of payments. */
        ManagedPaymentPage: components["schemas"]["PageInfo"] & {
            /** @description The payments of this page. */
            content: components["schemas"]["ManagedPayment"][];
        };
        /** @description A payment to open for a booking; its amount follows from the type. */
        PaymentCreate: {
            bookingId: components["schemas"]["Id"];
            type: components["schemas"]["PaymentType"];
        };
        /** @description A correction of a payment that is still PENDING. */
        PaymentUpdate: {
            type: components["schemas"]["PaymentType"];
            amount: components["schemas"]["Lira"];
        };
        /**
         * @description Why a payment was refunded, or its status changed by hand.
         * @example Fırtına uyarısı nedeniyle tekne denize açılamadı.
         */
        PaymentReason: string;
        /** @description A status set by hand, and why. */
        PaymentStatusUpdate: {
            status: components["schemas"]["PaymentStatus"];
            reason: components["schemas"]["PaymentReason"];
        };
        /** @description Why a payment is refunded. */
        PaymentRefund: {
            reason: components["schemas"]["PaymentReason"];
        };
        /** @description The payment to check with the bank of a card. */
        ThreeDsInitialize: {
            bookingId: components["schemas"]["Id"];
            type: components["schemas"]["PaymentType"];
            cardToken: components["schemas"]["CardToken"];
        };
        /**
         * @description Names one 3-D Secure check.
         * @example 3ds_5d0a4c1e9a542f6d1c7a
         */
        PaymentSessionId: string;
        /** @description A 3-D Secure check that waits for the customer on the page of the bank. */
        ThreeDsSession: {
            sessionId: components["schemas"]["PaymentSessionId"];
            paymentId: components["schemas"]["Id"];
            paymentUrl: components["schemas"]["PaymentUrl"];
            expiresAt: components["schemas"]["Instant"];
            amount: components["schemas"]["Lira"];
            currency: components["schemas"]["Currency"];
        };
        /** @description The check that the customer has come back from. */
        ThreeDsCompletion: {
            sessionId: components["schemas"]["PaymentSessionId"];
        };
        /** @description The first digits of a card, and what is to be paid with it. */
        CardBinCheck: {
            /**
             * @description The first 6 to 8 digits of the card.
             * @example 979212
             */
            binNumber: string;
            amount: components["schemas"]["Lira"];
        };
        /**
         * @description Network of a card.
         * @enum {string}
         */
        CardScheme: "VISA" | "MASTERCARD" | "AMEX" | "TROY";
        /**
         * @description Kind of a card.
         * @enum {string}
         */
        CardType: "CREDIT" | "DEBIT" | "PREPAID";
        /** @description What the first digits of a card tell. */
        CardBin: {
            /**
             * @description The digits that were asked about.
             * @example 979212
             */
            binNumber: string;
            scheme: components["schemas"]["CardScheme"];
            cardType: components["schemas"]["CardType"];
            /**
             * @description Bank that issued the card; null when unknown.
             * @example Örnek Bankası
             */
            bankName: string | null;
            /**
             * @description Whether this amount asks for 3-D Secure.
             * @example true
             */
            isThreeDsRequired: boolean;
        };
        /**
         * @description Kind of issue of a boat or tour. NO_FREE_DAY: nothing can be booked from today on for 30 days. COMPANY_MISSING and IBAN_MISSING keep money from being paid out. A document EXPIRING ends within 30 days.
         * @enum {string}
         */
        PublishIssueCode: "DOCUMENT_MISSING" | "DOCUMENT_EXPIRED" | "DOCUMENT_EXPIRING" | "DOCUMENT_UNVERIFIED" | "LOCATION_MISSING" | "PHOTO_MISSING" | "DESCRIPTION_MISSING" | "NOT_PUBLISHED" | "NO_FREE_DAY" | "COMPANY_MISSING" | "IBAN_MISSING" | "EMAIL_UNVERIFIED";
        /**
         * @description BLOCKS: publishing is refused until it is mended; what is published already stays so. HIDES: guests do not find it, or cannot book it. WARNS: it can wait.
         * @enum {string}
         */
        PublishSeverity: "BLOCKS" | "HIDES" | "WARNS";
        /** @description One issue of a boat or tour, and where to fix it. */
        PublishIssue: {
            code: components["schemas"]["PublishIssueCode"];
            severity: components["schemas"]["PublishSeverity"];
            /**
             * @description The field of the boat or tour, or `company.iban`, `company.legalName` and `account.email` of its host.
             * @example documents
             */
            field: string;
            /** @description The type of the document that is missing or meant; null for anything else. */
            documentType: components["schemas"]["ManagedDocumentType"] | null;
            /**
             * @description The document that is meant, of the kind of the offer; null for one that is missing.
             * @example 2
             */
            documentId: components["schemas"]["IdOrNull"];
            /**
             * @description Last day on which the document is valid; null for anything else.
             * @example 2026-12-05
             */
            expiryDate: components["schemas"]["CalendarDateOrNull"];
        };
        /** @description Whether a boat or tour can be published and which issues it has, as the service sees it; exactly one of the two is set. It has no issues when the list is empty. */
        PublishChecklist: {
            kind: components["schemas"]["BookingKind"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example null
             */
            tourName: string | null;
            /**
             * @description Whether guests can see it now.
             * @example true
             */
            isPublished: boolean;
            /**
             * @description Whether setting it to ACTIVE would be accepted now; false while an issue blocks.
             * @example true
             */
            canPublish: boolean;
            /** @description Its issues, the most severe first. */
            issues: components["schemas"]["PublishIssue"][];
        };
        /** @description A reply to a review. */
        ReviewReplyCreate: {
            message: components["schemas"]["ReplyMessage"];
            /**
             * @description Accepted and ignored; the service tells from the role whether a reply is official.
             * @example true
             */
            isOfficial?: boolean;
        };
        /**
         * @description Where the rating is heading: the mean of the last 90 days against that of the 90 days before. Stable when they differ by less than 0.1, or when one of the two has no review.
         * @enum {string}
         */
        RatingTrend: "increasing" | "stable" | "decreasing";
        /** @description The reviews of a boat or tour in figures. */
        ReviewSummary: {
            /**
             * Format: int64
             * @description How many reviews there are.
             * @example 5
             */
            totalReviews: number;
            averageRating: components["schemas"]["MeanRating"];
            ratingDistribution: components["schemas"]["RatingDistribution"];
            recentTrend: components["schemas"]["RatingTrend"];
            /**
             * Format: int64
             * @description How many reviews were written in the previous calendar month, in Europe/Istanbul.
             * @example 0
             */
            previousMonthCount: number;
        };
        /**
         * @description What reviews are sorted by, and which way.
         * @default createdAt,desc
         * @enum {string}
         */
        ReviewSort: "createdAt,desc" | "createdAt,asc" | "rating,desc" | "rating,asc";
        /**
         * Format: int64
         * @description How many reviews there are.
         * @example 8
         */
        ReviewTally: number;
        /** @description The reviews of all boats and tours of a host in figures. A review is answered once its host or an administrator has replied. */
        OwnerReviewSummary: components["schemas"]["ReviewSummary"] & {
            boatReviews: components["schemas"]["ReviewTally"];
            tourReviews: components["schemas"]["ReviewTally"];
            unansweredReviews: components["schemas"]["ReviewTally"];
        };
        /**
         * Format: int32
         * @description How many days a trend looks back, today included.
         * @default 30
         * @enum {integer}
         */
        TrendDays: 7 | 30 | 90;
        /** @description The ratings of a host over the last days, today included, and over as many days before them, to compare with. */
        OwnerRatingTrend: {
            from: components["schemas"]["CalendarDate"];
            to: components["schemas"]["CalendarDate"];
            averageRating: components["schemas"]["MeanRating"];
            totalReviews: components["schemas"]["ReviewTally"];
            previousAverageRating: components["schemas"]["MeanRating"];
            previousTotalReviews: components["schemas"]["ReviewTally"];
            /** @description A point for each day on which somebody wrote a review, the oldest first. */
            points: components["schemas"]["TrendPoint"][];
        };
        /** @description The ratings of one boat or tour of a host; exactly one of the two is set. */
        OfferRating: {
            kind: components["schemas"]["BookingKind"];
            /**
             * @description The boat; null for a tour.
             * @example 1
             */
            boatId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the boat; null for a tour.
             * @example Gülşah
             */
            boatName: string | null;
            /**
             * @description The tour; null for a boat.
             * @example null
             */
            tourId: components["schemas"]["IdOrNull"];
            /**
             * @description Name of the tour; null for a boat.
             * @example null
             */
            tourName: string | null;
            averageRating: components["schemas"]["MeanRating"];
            totalReviews: components["schemas"]["ReviewTally"];
            unansweredReviews: components["schemas"]["ReviewTally"];
            ratingDistribution: components["schemas"]["RatingDistribution"];
        };
        /** @description A review of a completed booking; the booking says which boat or tour it is about. */
        ReviewCreate: {
            bookingId: components["schemas"]["Id"];
            rating: components["schemas"]["StarRating"];
            comment: components["schemas"]["ReviewComment"];
        };
        /** @description What to look for in reviews. What is left out does not restrict; all that is given must hold. */
        ReviewQuery: {
            boatId?: components["schemas"]["Id"];
            tourId?: components["schemas"]["Id"];
            minRating?: components["schemas"]["StarRating"];
            /**
             * @description Only reviews that are, or are not, tied to a completed booking.
             * @example true
             */
            verified?: boolean;
            /**
             * @description Only reviews that have, or do not have, a reply.
             * @example false
             */
            withReplies?: boolean;
            startDate?: components["schemas"]["CalendarDate"];
            endDate?: components["schemas"]["CalendarDate"];
            keyword?: components["schemas"]["ReviewKeyword"];
            /**
             * Format: int32
             * @description Zero-based number of the page.
             * @default 0
             * @example 0
             */
            page?: number;
            /**
             * Format: int32
             * @description How many records a page holds.
             * @default 12
             * @example 12
             */
            size?: number;
            sortBy?: components["schemas"]["ReviewSortField"];
            sortDirection?: components["schemas"]["SortDirection"];
        };
        /** @description The new stars and comment of a review. */
        ReviewUpdate: {
            rating: components["schemas"]["StarRating"];
            comment: components["schemas"]["ReviewComment"];
        };
        /** @description Why a review should be looked at by an administrator. */
        ReviewFlag: {
            /**
             * @description What is wrong with the review.
             * @example Yorum başka bir tekneyi anlatıyor.
             */
            reason: string;
        };
        /** @description One date as a guide writes it. Without a length in minutes the tour's own duration counts; without a status the date is AVAILABLE. Not more guests than the tour has room for. */
        TourDateDetails: {
            startDate: components["schemas"]["Instant"];
            /**
             * @description When it ends; not before it starts.
             * @example 2027-05-15T14:00:00Z
             */
            endDate?: components["schemas"]["InstantOrNull"];
            durationText: components["schemas"]["TourDateDurationText"];
            durationMinutes?: components["schemas"]["TourDateDurationMinutes"];
            availabilityStatus?: components["schemas"]["TourDateStatus"];
            maxGuests: components["schemas"]["TourCapacity"];
        };
        /** @description A date as its guide has changed it; it stays with its tour. */
        TourDateUpdate: components["schemas"]["TourDateDetails"] & {
            id: components["schemas"]["Id"];
        };
        /** @description A new date of an existing tour. */
        TourDateCreate: components["schemas"]["TourDateDetails"] & {
            tourId: components["schemas"]["Id"];
        };
        /** @description The dates that a repeat rule makes for a tour. */
        TourDatePlan: {
            /**
             * @description Whether to answer what would happen, and change nothing.
             * @default false
             * @example true
             */
            isPreview?: boolean;
            /** @description The dates. */
            dates: components["schemas"]["TourDateDetails"][];
        };
        /**
         * @description Outcome of a date: CREATED, or refused because it OVERLAPS a date of the tour or an earlier one of the list, lies in the PAST, or comes after the 366 dates that a tour can have.
         * @enum {string}
         */
        TourDateOutcome: "CREATED" | "OVERLAPS" | "PAST" | "TOO_MANY";
        /** @description Outcome of one date of a plan. */
        TourDatePlanEntry: {
            startDate: components["schemas"]["Instant"];
            outcome: components["schemas"]["TourDateOutcome"];
            /** @description The new date; null when it was refused, and in a preview. */
            tourDate: components["schemas"]["TourDate"] | null;
            /**
             * @description Start of the date that it overlaps; null when it overlaps none.
             * @example null
             */
            overlapsWith: components["schemas"]["InstantOrNull"];
        };
        /** @description The outcome of every date of a plan, in its order. */
        TourDatePlanResult: {
            /**
             * @description Whether nothing was changed.
             * @example false
             */
            isPreview: boolean;
            /**
             * Format: int32
             * @description How many dates were created; in a preview, how many would be.
             * @example 2
             */
            createdDates: number;
            /**
             * Format: int32
             * @description How many dates were refused.
             * @example 1
             */
            refusedDates: number;
            /** @description The dates in the order of the plan. */
            dates: components["schemas"]["TourDatePlanEntry"][];
        };
        /**
         * @description What a tour document proves. GUIDE_LICENSE and INSURANCE are required; every type but OTHER occurs once per tour.
         * @enum {string}
         */
        TourDocumentType: "GUIDE_LICENSE" | "TOUR_PERMIT" | "INSURANCE" | "SAFETY_CERTIFICATE" | "FIRST_AID_CERTIFICATE" | "LANGUAGE_CERTIFICATE" | "BUSINESS_LICENSE" | "TAX_DOCUMENT" | "OTHER";
        /** @description A compliance document of a tour, for its guide and administrators only. */
        TourDocument: {
            id: components["schemas"]["Id"];
            tourId: components["schemas"]["Id"];
            documentType: components["schemas"]["TourDocumentType"];
            documentName: components["schemas"]["FileName"];
            /**
             * @description Where the service keeps the file.
             * @example tour-documents/1/rehberlik-ruhsatnamesi.pdf
             */
            filePath: string;
            documentUrl: components["schemas"]["DocumentUrl"];
            /**
             * @description Last day on which it is valid; null when it does not expire.
             * @example 2028-12-31
             */
            expiryDate: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Whether an administrator has accepted it.
             * @example true
             */
            isVerified: boolean;
            verificationNotes: components["schemas"]["VerificationNotes"];
            displayOrder: components["schemas"]["DisplayOrder"];
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        /** @description What a guide says about a document. Verification and its notes are an administrator's: the service sets them to false and null whatever a guide sends. */
        TourDocumentMetadata: {
            documentType: components["schemas"]["TourDocumentType"];
            documentName: components["schemas"]["FileName"];
            /**
             * @description Last day on which it is valid, not in the past; null or absent when it does not expire.
             * @example 2028-12-31
             */
            expiryDate?: components["schemas"]["CalendarDateOrNull"];
            /**
             * @description Honoured from administrators only; for anyone else the service stores false.
             * @default false
             * @example false
             */
            isVerified?: boolean;
            verificationNotes?: components["schemas"]["VerificationNotes"];
            displayOrder?: components["schemas"]["DisplayOrder"];
        };
        /** @description A document as its guide has changed it. Without new data the stored file stays. */
        TourDocumentUpdate: components["schemas"]["TourDocumentMetadata"] & {
            id: components["schemas"]["Id"];
            documentData?: components["schemas"]["Base64Data"];
        };
        /** @description A new document with its file. */
        TourDocumentDetails: components["schemas"]["TourDocumentMetadata"] & {
            documentData: components["schemas"]["Base64Data"];
        };
        /** @description A new document of an existing tour. The file is a PDF, JPEG, PNG or WebP by its content. */
        TourDocumentCreate: components["schemas"]["TourDocumentDetails"] & {
            tourId: components["schemas"]["Id"];
        };
        /**
         * Format: binary
         * @description PDF, JPEG, PNG or WebP; at most 10 MB.
         */
        TourDocumentFile: Blob;
        /** @description Several new documents of one tour. */
        TourDocumentBatch: {
            tourId: components["schemas"]["Id"];
            /** @description The documents; all are stored, or none. */
            documents: components["schemas"]["TourDocumentDetails"][];
        };
        /** @description The new order of documents of one tour. */
        TourDocumentOrder: {
            tourId: components["schemas"]["Id"];
            /** @description The documents that move. */
            orders: components["schemas"]["DisplayOrderChange"][];
        };
        /** @description One picture of a tour. The one with the lowest order represents the tour. */
        TourImage: {
            id: components["schemas"]["Id"];
            tourId: components["schemas"]["Id"];
            imageUrl: components["schemas"]["UploadPath"];
            displayOrder: components["schemas"]["DisplayOrder"];
        };
        /**
         * @description Picture in base64; at most 5 MB once decoded, and a valid image of the stated type.
         * @example /9j/4AAQSkZJRgABAQAAAQABAAD/2Q==
         */
        TourImageData: string;
        /**
         * @description Media type of an uploaded picture.
         * @enum {string}
         */
        TourImageContentType: "image/jpeg" | "image/png" | "image/webp";
        /** @description A picture as its guide has changed it. Without new data only its place changes; new data comes with its file name and type. */
        TourImageUpdate: {
            id: components["schemas"]["Id"];
            imageData?: components["schemas"]["TourImageData"];
            fileName?: components["schemas"]["FileName"];
            contentType?: components["schemas"]["TourImageContentType"];
            displayOrder: components["schemas"]["DisplayOrder"];
        };
        /** @description One picture as it is uploaded. */
        TourImageDetails: {
            imageData: components["schemas"]["TourImageData"];
            fileName: components["schemas"]["FileName"];
            contentType: components["schemas"]["TourImageContentType"];
            displayOrder: components["schemas"]["DisplayOrder"];
        };
        /** @description A new picture of an existing tour. */
        TourImageCreate: components["schemas"]["TourImageDetails"] & {
            tourId: components["schemas"]["Id"];
        };
        /**
         * @description Free text whose line breaks are kept; empty when the guide wrote none.
         * @example Öğle yemeği, meyve ve su
         */
        TourText: string;
        /**
         * @description Tag in upper case with underscores for spaces, upper-cased without regard to the language.
         * @example SWIMMING
         */
        TourFeature: string;
        /**
         * @description Tags of the tour, each once.
         * @example [
         *       "SWIMMING",
         *       "SNORKELING"
         *     ]
         */
        TourFeatures: components["schemas"]["TourFeature"][];
        /**
         * @description One reason to come along.
         * @example Kleopatra Hamamı'nda yüzme molası
         */
        TourHighlight: string;
        /**
         * @description The best of the tour; at least one, at most five.
         * @example [
         *       "Kleopatra Hamamı'nda yüzme molası"
         *     ]
         */
        TourHighlights: components["schemas"]["TourHighlight"][];
        /** @description What a guide writes about a tour. Only name, region and price are needed to save; what is left out is empty or its default. */
        TourContent: {
            name: components["schemas"]["TourName"];
            description?: components["schemas"]["TourShortDescription"];
            fullDescription?: components["schemas"]["TourText"];
            price: components["schemas"]["TourPrice"];
            /** @default 10 */
            capacity?: components["schemas"]["TourCapacity"];
            location: components["schemas"]["TourLocation"];
            /**
             * @description Latitude of the meeting point.
             * @example 36.7553
             */
            latitude?: components["schemas"]["LatitudeOrNull"];
            /**
             * @description Longitude of the meeting point.
             * @example 28.942
             */
            longitude?: components["schemas"]["LongitudeOrNull"];
            /**
             * @description Who guides it. The session says it, so that it may be left out; the id of somebody else answers 403.
             * @example 2
             */
            guideId?: components["schemas"]["Id"];
            /**
             * @deprecated
             * @description Passed over, so that saving a tour never takes it off the lists; setTourStatus sets it.
             * @example DRAFT
             */
            status?: components["schemas"]["TourStatus"];
            /**
             * @description The kind of tour.
             * @example BOAT
             */
            tourType?: components["schemas"]["TourType"] | null;
            /**
             * @description What a customer gets back.
             * @example moderate
             */
            cancellationPolicy?: components["schemas"]["CancellationPolicy"] | null;
            includedServices?: components["schemas"]["TourText"];
            requirements?: components["schemas"]["TourText"];
            notAllowed?: components["schemas"]["TourText"];
            notSuitableFor?: components["schemas"]["TourText"];
            routeDescription?: components["schemas"]["TourText"];
            locationDescription?: components["schemas"]["TourText"];
            features?: components["schemas"]["TourFeatures"];
            languages?: components["schemas"]["TourLanguages"];
            highlights?: components["schemas"]["TourHighlights"];
            duration?: components["schemas"]["TourDuration"];
        };
        /** @description A date that comes together with its tour. */
        TourDateDraft: components["schemas"]["TourDateDetails"] & {
            tourId?: components["schemas"]["UnsavedId"];
        };
        /** @description A tour as its guide has changed it. Texts replace what was there; dates and pictures change only by the lists, and those in no list stay as they are. */
        TourUpdate: components["schemas"]["TourContent"] & {
            id: components["schemas"]["Id"];
            /** @description Dates of this tour that have changed. */
            tourDatesToUpdate?: components["schemas"]["TourDateUpdate"][];
            /** @description New dates. */
            tourDatesToAdd?: components["schemas"]["TourDateDraft"][];
            /**
             * @description Dates of this tour to take off.
             * @example [
             *       2
             *     ]
             */
            tourDateIdsToRemove?: components["schemas"]["Id"][];
            /** @description Pictures of this tour that have changed. */
            tourImagesToUpdate?: components["schemas"]["TourImageUpdate"][];
            /** @description New pictures; a tour has ten at most in all. */
            tourImagesToAdd?: components["schemas"]["TourImageDetails"][];
            /**
             * @description Pictures of this tour to take off.
             * @example [
             *       13
             *     ]
             */
            tourImageIdsToRemove?: components["schemas"]["Id"][];
        };
        /** @description A tour with everything that its public page shows. Documents are never part of it. */
        Tour: components["schemas"]["TourSummary"] & {
            guideName: components["schemas"]["FullName"];
            /** @description The language of what its guide wrote about it; left out when it is not known. */
            textLanguage?: components["schemas"]["TextLanguage"];
            fullDescription: components["schemas"]["TourText"];
            /**
             * @description What a customer gets back; null until the guide has chosen.
             * @example moderate
             */
            cancellationPolicy: components["schemas"]["CancellationPolicy"] | null;
            includedServices: components["schemas"]["TourText"];
            requirements: components["schemas"]["TourText"];
            notAllowed: components["schemas"]["TourText"];
            notSuitableFor: components["schemas"]["TourText"];
            routeDescription: components["schemas"]["TourText"];
            locationDescription: components["schemas"]["TourText"];
            features: components["schemas"]["TourFeatures"];
            /**
             * @description The best of the tour; empty until the guide has written one.
             * @example [
             *       "Kleopatra Hamamı'nda yüzme molası"
             *     ]
             */
            highlights: components["schemas"]["TourHighlight"][];
            /** @description The pictures in the order in which they are shown. */
            tourImages: components["schemas"]["TourImage"][];
        };
        /** @description A new tour with its first dates and pictures. */
        TourCreate: components["schemas"]["TourContent"] & {
            /** @description When the tour takes place. */
            tourDates?: components["schemas"]["TourDateDraft"][];
            /** @description Pictures of the tour. */
            tourImages?: components["schemas"]["TourImageDetails"][];
        };
        /** @description A picture as the part of a form. */
        PictureForm: {
            /**
             * Format: binary
             * @description The picture: JPEG, PNG or WebP; at most 5 MB.
             * @example JPEG
             */
            file: Blob;
        };
        /** @description A picture that was uploaded. */
        Picture: {
            path: components["schemas"]["UploadPath"];
        };
        /** @description A user in the lists of the administration. */
        UserSummary: {
            id: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            username: components["schemas"]["Username"];
            fullName: components["schemas"]["FullName"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            role: components["schemas"]["Role"];
            /**
             * @description Whether the user may sign in.
             * @example true
             */
            isActive: boolean;
            createdAt: components["schemas"]["Instant"];
        };
        /** @description A user with everything the user and the administration may see, the company included. */
        User: components["schemas"]["UserSummary"] & {
            /** @description First name; null until the profile is completed. */
            firstName: components["schemas"]["PersonNameOrNull"];
            /** @description Last name; null until the profile is completed. */
            lastName: components["schemas"]["PersonNameOrNull"];
            /** @description Day of birth; null when it is not known. */
            dateOfBirth: components["schemas"]["CalendarDateOrNull"];
            /** @description Where the profile picture is served; null without one. */
            profileImage: components["schemas"]["UploadPathOrNull"];
            /**
             * @description Whether nothing is missing from the profile.
             * @example true
             */
            isProfileComplete: boolean;
            /**
             * @description Whether the e-mail address has been verified.
             * @example true
             */
            isEmailVerified: boolean;
            /** @description Legal and payout details of a captain; null for everybody else. */
            company: components["schemas"]["Company"] | null;
        };
        /** @description The role a user is given. */
        UserRoleUpdate: {
            role: components["schemas"]["Role"];
            reason?: components["schemas"]["AdministrativeReason"];
        };
        /** @description Whether a user may sign in from now on. */
        UserStatusUpdate: {
            /**
             * @description True activates the user and false deactivates.
             * @example false
             */
            isActive: boolean;
            reason?: components["schemas"]["AdministrativeReason"];
        };
        /**
         * @description What users are sorted by, and which way; names in the order of the Turkish alphabet.
         * @enum {string}
         */
        UserSort: "createdAt,desc" | "createdAt,asc" | "fullName,asc" | "fullName,desc";
        /** @description A page of users. */
        UserPage: components["schemas"]["PageInfo"] & {
            /** @description The users of this page. */
            content: components["schemas"]["UserSummary"][];
        };
        /** @description A captain's company as far as the administration needs it; numbers that identify are masked. */
        ManagedCompany: {
            /**
             * @description Registered name.
             * @example Ağaoğlu Yatçılık Turizm Ltd. Şti.
             */
            legalName: string;
            /**
             * @description Name customers see.
             * @example Ağaoğlu Yatçılık
             */
            displayName: string;
            /**
             * @description Tax office.
             * @example Fethiye Vergi Dairesi
             */
            taxOffice: string;
            /**
             * @description The account for payouts; only the country and the last four characters are told.
             * @example TR••••••••••••••••••••1326
             */
            maskedIban: string;
            /**
             * @description National identity number; only its last two digits are told.
             * @example •••••••••46
             */
            maskedNationalIdNumber: string;
        };
        /** @description How much there is of a person, each figure as long as its list. */
        UserCounts: {
            bookingsMade: components["schemas"]["Tally"];
            bookingsHosted: components["schemas"]["Tally"];
            /** @description Of both, those that are PENDING or CONFIRMED and have not ended before today. */
            bookingsAhead: components["schemas"]["Tally"];
            boats: components["schemas"]["Tally"];
            tours: components["schemas"]["Tally"];
            applications: components["schemas"]["Tally"];
            /** @description How many reviews the person wrote. */
            reviews: components["schemas"]["Tally"];
        };
        /** @description Everything the administration needs of a person on one page. */
        UserOverview: {
            user: components["schemas"]["UserSummary"];
            /**
             * @description Whether the e-mail address has been verified.
             * @example true
             */
            isEmailVerified: boolean;
            /**
             * @description Whether nothing is missing from the profile.
             * @example true
             */
            isProfileComplete: boolean;
            /** @description Where the profile picture is served; null without one. */
            profileImage: components["schemas"]["UploadPathOrNull"];
            /** @description The company of a captain; null for everybody else. */
            company: components["schemas"]["ManagedCompany"] | null;
            counts: components["schemas"]["UserCounts"];
            /** @description When the person last left something behind: the registration, a booking, review, reply, message or application, whichever is the latest. */
            lastActivityAt: components["schemas"]["Instant"];
        };
        /**
         * @description The code of the 409 that the change would answer, null when it would go through. LAST_ADMINISTRATOR: nobody would be left to administer. OWN_ACCOUNT: nobody takes their own role or locks themselves out.
         * @enum {string|null}
         */
        UserChangeRefusal: "LAST_ADMINISTRATOR" | "OWN_ACCOUNT" | null;
        /** @description What would follow from a change of role or state, counted now. Nothing has changed yet. */
        UserChangePreview: {
            refusal: components["schemas"]["UserChangeRefusal"];
            /**
             * @description Whether the person is signed out everywhere.
             * @example true
             */
            endsSessions: boolean;
            /** @description How many published boats of the person become INACTIVE. */
            unpublishedBoats: components["schemas"]["Tally"];
            /** @description How many published tours of the person become INACTIVE. */
            unpublishedTours: components["schemas"]["Tally"];
            /** @description How many bookings ahead the person made; they stay as they are. */
            bookingsAheadAsCustomer: components["schemas"]["Tally"];
            /** @description How many bookings ahead of the person's boats and tours there are; they stay as they are, and are to be cancelled one by one where the trip cannot take place. */
            bookingsAheadAsHost: components["schemas"]["Tally"];
        };
    };
    responses: {
        /** @description The request cannot be read: malformed JSON, a parameter that breaks a constraint, or one that the operation does not know. */
        BadRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description No session, or one that has expired. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The caller has no role for this operation, or does not own what it touches. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description There is no such record. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request took too long to arrive. */
        RequestTimeout: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Too many requests in a short time. */
        TooManyRequests: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service failed. */
        InternalServerError: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service behind the gateway gave no usable answer. */
        BadGateway: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is overloaded or under maintenance. */
        ServiceUnavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service behind the gateway did not answer in time. */
        GatewayTimeout: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
        Conflict: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body, or a file in it, is larger than the contract allows. */
        PayloadTooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The content type of the body, or of a file in it, is not accepted. */
        UnsupportedMediaType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request can be read, but a field breaks a constraint or a business rule, or is one that the operation does not know. */
        UnprocessableContent: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Somebody has changed the record since it was read; nothing was written. `lastChange` says who and when. */
        PreconditionFailed: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                ETag: components["headers"]["CurrentETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
         * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
         */
        IdempotencyKey: string;
        /**
         * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
         * @example tr
         */
        AcceptLanguage: string;
        /**
         * @description Only reviews with at least this many stars.
         * @example 4
         */
        ReviewMinRating: components["schemas"]["StarRating"];
        /**
         * @description Only reviews that are, or are not, tied to a completed booking.
         * @example true
         */
        ReviewVerified: boolean;
        /**
         * @description Only reviews that have, or do not have, a reply.
         * @example true
         */
        ReviewWithReplies: boolean;
        /**
         * @description Only reviews written on this calendar day in Europe/Istanbul or later.
         * @example 2025-08-01
         */
        ReviewStartDate: components["schemas"]["CalendarDate"];
        /**
         * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
         * @example 2026-11-20
         */
        ReviewEndDate: components["schemas"]["CalendarDate"];
        /**
         * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
         * @example kaptan
         */
        ReviewKeyword: components["schemas"]["ReviewKeyword"];
        /**
         * @description Zero-based number of the page.
         * @example 0
         */
        Page: number;
        /**
         * @description How many records a page holds.
         * @example 12
         */
        Size: number;
        /**
         * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
         * @example a
         */
        SearchText: string;
        /**
         * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
         * @example *
         */
        IfMatch: string;
        /**
         * @description Identifier of the availability entry.
         * @example 270610
         */
        AvailabilityId: components["schemas"]["Id"];
        /**
         * @description Identifier of the boat.
         * @example 1
         */
        BoatId: components["schemas"]["Id"];
        /**
         * @description First calendar day of the range, included.
         * @example 2027-06-01
         */
        StartDate: components["schemas"]["CalendarDate"];
        /**
         * @description Last calendar day of the range, included; not before the first.
         * @example 2027-06-30
         */
        EndDate: components["schemas"]["CalendarDate"];
        /**
         * @description Identifier of the record the path names.
         * @example 1
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Calendar day in Europe/Istanbul.
         * @example 2027-06-12
         */
        Date: components["schemas"]["CalendarDate"];
        /**
         * @description New place of the record among its siblings, the lowest first; 0 is allowed.
         * @example 3
         */
        DisplayOrder: components["schemas"]["DisplayOrder"];
        /**
         * @description Which part of lists that are longer than an answer may hold, from 0; each part goes on where the one before ended.
         * @example 0
         */
        ListPart: number;
        /**
         * @description In which order the boats come.
         * @example popularity,desc
         */
        BoatSort: components["schemas"]["BoatSort"];
        /**
         * @description Only bookings of boats, or only those of tours.
         * @example BOAT
         */
        BookingKindFilter: components["schemas"]["BookingKind"];
        /**
         * @description Only bookings in this status.
         * @example CONFIRMED
         */
        BookingStatusFilter: components["schemas"]["BookingStatus"];
        /**
         * @description Only bookings of this boat.
         * @example 1
         */
        BookingBoatFilter: components["schemas"]["Id"];
        /**
         * @description Only bookings of this tour.
         * @example 1
         */
        BookingTourFilter: components["schemas"]["Id"];
        /**
         * @description Only trips that end on this calendar day or later.
         * @example 2027-06-01
         */
        TripFrom: components["schemas"]["CalendarDate"];
        /**
         * @description Only trips that begin on this calendar day or earlier; not before `from`.
         * @example 2027-06-30
         */
        TripTo: components["schemas"]["CalendarDate"];
        /**
         * @description Only bookings made on this calendar day in Europe/Istanbul or later.
         * @example 2026-11-01
         */
        BookedFrom: components["schemas"]["CalendarDate"];
        /**
         * @description Only bookings made on this calendar day in Europe/Istanbul or earlier; not before `createdFrom`.
         * @example 2026-11-30
         */
        BookedTo: components["schemas"]["CalendarDate"];
        /**
         * @description Identifier of the host, a user.
         * @example 2
         */
        OwnerId: components["schemas"]["Id"];
        /**
         * @description Only bookings whose guest, boat or tour is called so, or the one with this id.
         * @example yıldız
         */
        BookingText: components["schemas"]["BookingSearchText"];
        /**
         * @description Identifier of the customer, a user.
         * @example 9
         */
        CustomerId: components["schemas"]["Id"];
        /**
         * @description Readable identifier of the page, as its list gives it.
         * @example gocek
         */
        Slug: components["schemas"]["Slug"];
        /**
         * @description First calendar day of the figures, included.
         * @example 2026-08-23
         */
        FinanceFrom: components["schemas"]["CalendarDate"];
        /**
         * @description Last calendar day of the figures, included; not before the first.
         * @example 2026-11-20
         */
        FinanceTo: components["schemas"]["CalendarDate"];
        /**
         * @description Whose figures they are: the session user's own unless stated. Only an administrator may ask for those of somebody else.
         * @example 2
         */
        CaptainFilter: components["schemas"]["Id"];
        /**
         * @description What the reviews are sorted by.
         * @example createdAt
         */
        ReviewSortBy: components["schemas"]["ReviewSortField"];
        /**
         * @description Which way the reviews are sorted.
         * @example desc
         */
        ReviewSortDirection: components["schemas"]["SortDirection"];
        /**
         * @description How long each point of the trend is.
         * @example monthly
         */
        RatingTrendPeriod: components["schemas"]["TrendPeriod"];
        /**
         * @description Identifier of the conversation.
         * @example conversation_2_9
         */
        ConversationId: components["schemas"]["ConversationId"];
        /**
         * @description Identifier of the user the path names.
         * @example 9
         */
        UserPathId: components["schemas"]["Id"];
        /**
         * @description Identifier of the user; must be the session's own user unless the caller is an administrator.
         * @example 9
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description How many of the newest reviews to answer.
         * @example 5
         */
        RecentReviewsLimit: number;
        /**
         * @description Only reviews with exactly this many stars.
         * @example 5
         */
        ReviewRatingFilter: components["schemas"]["StarRating"];
        /**
         * @description Identifier of the tour.
         * @example 1
         */
        TourId: components["schemas"]["Id"];
        /**
         * @description Whether the date can be booked.
         * @example AVAILABLE
         */
        TourDateStatus: components["schemas"]["TourDateStatus"];
        /**
         * @description Identifier of the picture.
         * @example 11
         */
        TourImageId: components["schemas"]["Id"];
        /**
         * @description Identifier of the user who guides the tours.
         * @example 2
         */
        GuidePathId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of what can be written of the record, its parts included. It is the same between two reads unless somebody wrote, and another after every write that changed something; figures that are counted, such as a rating, do not change it. For If-Match, not for caches.
         * @example "3f1c09a2b7d4e655"
         */
        ETag: string;
        /**
         * @description The language of the texts that the service itself wrote in this answer.
         * @example tr
         */
        ContentLanguage: "tr" | "en";
        /**
         * @description Seconds to wait before the request may be repeated.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description How many records there are in all. The list holds as many, or as many as the operation and its limit let it hold; when it is shorter than this, it was cut, and the operation says which records it kept.
         * @example 2
         */
        TotalCount: number;
        /**
         * @description The version of the record as it is now; left out when there is none.
         * @example "8b02e1775c9d4af0"
         */
        CurrentETag: string;
        /**
         * @description Where the new record is read: a path on the origin of the service, base path included. Following it with the same token answers the record.
         * @example /api/boats/17
         */
        Location: string;
        /**
         * @description The caller may cache the answer for five minutes; shared caches may not. After a write of its own, a client bypasses its cache.
         * @example private, max-age=300
         */
        FiveMinutes: string;
        /**
         * @description For how long the file may be kept; left out of what is only for the one who asked.
         * @example max-age=3600
         */
        PublicHour: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccountById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the account, the `accountId` of a session.
                 * @example 109
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAccountByEmail: {
        parameters: {
            query: {
                /**
                 * @description E-mail address of the account, letter case aside.
                 * @example elif@pruva.example
                 */
                email: components["schemas"]["Email"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAccountByUsername: {
        parameters: {
            query: {
                /**
                 * @description Username of the account, letter case aside.
                 * @example elif.yildiz
                 */
                username: components["schemas"]["Username"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAccountPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifier of the account, the `accountId` of a session.
                 * @example 109
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The current and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password has been changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    activateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the account, the `accountId` of a session.
                 * @example 109
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deactivateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the account, the `accountId` of a session.
                 * @example 109
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inactive account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAdminDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getReviewStatistics: {
        parameters: {
            query?: {
                /**
                 * @description Only reviews of boats, or only those of tours.
                 * @example boat
                 */
                category?: components["schemas"]["ReviewCategory"];
                /**
                 * @description Only reviews of boats and tours of this place, letter case and diacritics aside.
                 * @example Göcek
                 */
                location?: string;
                /**
                 * @description Only reviews of this boat.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of this tour.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of the boats and tours of this user.
                 * @example 2
                 */
                ownerId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews that this user wrote.
                 * @example 9
                 */
                customerId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews with at least this many stars.
                 * @example 4
                 */
                minRating?: components["parameters"]["ReviewMinRating"];
                /**
                 * @description Only reviews with at most this many stars.
                 * @example 2
                 */
                maxRating?: components["schemas"]["StarRating"];
                /**
                 * @description Only reviews that are, or are not, tied to a completed booking.
                 * @example true
                 */
                verified?: components["parameters"]["ReviewVerified"];
                /**
                 * @description Only reviews that have, or do not have, a reply.
                 * @example true
                 */
                withReplies?: components["parameters"]["ReviewWithReplies"];
                /**
                 * @description Only reviews that have, or do not have, a report that waits for a decision.
                 * @example false
                 */
                reported?: boolean;
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPlatformTrends: {
        parameters: {
            query?: {
                /**
                 * @description How many days the period has.
                 * @example 30
                 */
                days?: 7 | 30 | 90;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trends. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlatformTrends"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAdminQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminQueue"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAdminActivity: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest to answer.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description Only what is of this type.
                 * @example BOOKING
                 */
                type?: components["schemas"]["AdminActivityType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminActivity"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listAuditPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the acts are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["AuditSort"];
                /**
                 * @description Only acts of this administrator.
                 * @example 1
                 */
                actorId?: components["schemas"]["Id"];
                /**
                 * @description Only acts of this kind.
                 * @example APPLICATION_REJECTED
                 */
                act?: components["schemas"]["AuditAct"];
                /**
                 * @description Only acts done to records of this kind.
                 * @example APPLICATION
                 */
                recordType?: components["schemas"]["AuditRecordType"];
                /**
                 * @description Only acts done to the record with this id, of whatever kind.
                 * @example 3
                 */
                recordId?: components["schemas"]["Id"];
                /**
                 * @description Only acts of this calendar day in Europe/Istanbul or later.
                 * @example 2026-09-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only acts of this calendar day in Europe/Istanbul or earlier; not before `from`.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of acts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    registerAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Who registers. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The session of the new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the person signs in with. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No session, or one that has expired. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its new token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of the session. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changed fields of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    completeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What was missing from the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The completed account. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateOwnPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The current and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password has been changed. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address to verify. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationCodeRequest"];
            };
        };
        responses: {
            /** @description The code has been sent. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address and the code sent to it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailVerification"];
            };
        };
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address of the account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The request has been taken. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code and the new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password has been reset. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The whole entry, by its id. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityUpdate"];
            };
        };
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAvailability: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The day and how it can be booked. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityCreate"];
            };
        };
        responses: {
            /** @description The new entry. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the availability entry.
                 * @example 270610
                 */
                id: components["parameters"]["AvailabilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the availability entry.
                 * @example 270610
                 */
                id: components["parameters"]["AvailabilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkAvailabilityExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the availability entry.
                 * @example 270610
                 */
                id: components["parameters"]["AvailabilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is such an entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setAvailabilityStatus: {
        parameters: {
            query: {
                /**
                 * @description Whether the day can be booked.
                 * @example false
                 */
                isAvailable: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the availability entry.
                 * @example 270610
                 */
                id: components["parameters"]["AvailabilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setAvailabilityPriceOverride: {
        parameters: {
            query?: {
                /**
                 * @description Price of the day; left out, the override is removed.
                 * @example 41900
                 */
                priceOverride?: components["schemas"]["Price"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the availability entry.
                 * @example 270610
                 */
                id: components["parameters"]["AvailabilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setAvailabilityInstantConfirmation: {
        parameters: {
            query: {
                /**
                 * @description True: confirmed at once; false: the host confirms.
                 * @example false
                 */
                isInstantConfirmation: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the availability entry.
                 * @example 270610
                 */
                id: components["parameters"]["AvailabilityId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed entry. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAvailabilityPeriod: {
        parameters: {
            query: {
                /**
                 * @description Boat the period is for. Exactly one of boatId and tourId is given.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Tour the period is for. Exactly one of boatId and tourId is given.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
                /**
                 * @description First calendar day of the period, included; not before today.
                 * @example 2027-07-05
                 */
                startDate: components["schemas"]["CalendarDate"];
                /**
                 * @description Last calendar day of the period, included; not before the first.
                 * @example 2027-07-07
                 */
                endDate: components["schemas"]["CalendarDate"];
                /**
                 * @description Whether the days can be booked.
                 * @example true
                 */
                isAvailable: boolean;
                /**
                 * @description Price of each of these days in place of the regular one; left out, an override is removed.
                 * @example 52000
                 */
                priceOverride?: components["schemas"]["Price"];
                /**
                 * @description Whether bookings of these days are confirmed at once; left out, the host confirms.
                 * @example true
                 */
                isInstantConfirmation?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the period, by date ascending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createAvailabilityPeriod: {
        parameters: {
            query: {
                /**
                 * @description Boat the period is for. Exactly one of boatId and tourId is given.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Tour the period is for. Exactly one of boatId and tourId is given.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
                /**
                 * @description First calendar day of the period, included; not before today.
                 * @example 2027-08-02
                 */
                startDate: components["schemas"]["CalendarDate"];
                /**
                 * @description Last calendar day of the period, included; not before the first.
                 * @example 2027-08-04
                 */
                endDate: components["schemas"]["CalendarDate"];
                /**
                 * @description Whether the days can be booked.
                 * @example true
                 */
                isAvailable: boolean;
                /**
                 * @description Price of each of these days in place of the regular one; left out, the regular price holds.
                 * @example 52000
                 */
                priceOverride?: components["schemas"]["Price"];
                /**
                 * @description Whether bookings of these days are confirmed at once; left out, the host confirms.
                 * @example true
                 */
                isInstantConfirmation?: boolean;
            };
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new entries, by date ascending. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateAvailabilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityBatch"];
            };
        };
        responses: {
            /** @description The outcome of every day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityBatchResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatCalendarDays: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the boat.
                 * @example 1
                 */
                boatId: components["parameters"]["BoatId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of the range that have an entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the boat. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBoatAvailabilityWithBookings: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-06-12
                 */
                date: components["parameters"]["Date"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the day can be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCheckWithBookings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBoatAvailability: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-06-12
                 */
                date: components["parameters"]["Date"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the entry is available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatAvailabilityByDate: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-06-12
                 */
                date: components["parameters"]["Date"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry of the day. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatAvailabilitiesByRange: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatAvailableDays: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookable entries of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of the boat. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["FiveMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBoatDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The document as it is to be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatDocumentUpdate"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBoatDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The document with its content in base64. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatDocumentCreate"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBoatDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The boat and its new documents. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatDocumentBatch"];
            };
        };
        responses: {
            /** @description The new documents. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBoatDocumentDisplayOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The boat, and the documents with their new places. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatDocumentOrder"];
            };
        };
        responses: {
            /** @description The documents in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["BoatDocumentFile"];
                    "image/jpeg": components["schemas"]["BoatDocumentFile"];
                    "image/png": components["schemas"]["BoatDocumentFile"];
                    "image/webp": components["schemas"]["BoatDocumentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBoatDocumentExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is such a document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBoatDocumentDisplayOrder: {
        parameters: {
            query: {
                /**
                 * @description New place of the record among its siblings, the lowest first; 0 is allowed.
                 * @example 3
                 */
                displayOrder: components["parameters"]["DisplayOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in its new place. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBoatDocumentVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The verdict and its notes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentVerification"];
            };
        };
        responses: {
            /** @description The document with the verdict. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addBoatFeature: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The feature to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatFeatureCreate"];
            };
        };
        responses: {
            /** @description The new feature. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatFeature"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addBoatFeatures: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The features to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatFeatureBatch"];
            };
        };
        responses: {
            /** @description The new features. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatFeature"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatFeature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feature was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadBoatImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The file, and its position among the images. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["BoatImageForm"];
            };
        };
        responses: {
            /** @description The new image. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadBoatImages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The images in the order they are to be shown. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatImageUpload"][];
            };
        };
        responses: {
            /** @description The new images. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatImage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBoatImageDisplayOrders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The images in the order they are to be shown. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatImageOrder"];
            };
        };
        responses: {
            /** @description All images of the boat in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatImage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBoatService: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The service as it is to be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatServiceUpdate"];
            };
        };
        responses: {
            /** @description The service as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBoatService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The service to offer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatServiceCreate"];
            };
        };
        responses: {
            /** @description The new service. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBoatServices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The boat and its new services. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatServiceBatch"];
            };
        };
        responses: {
            /** @description The new services. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services of the boat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatServices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boat has no services any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatServicesByType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of service.
                 * @example FOOD
                 */
                type: components["schemas"]["ServiceType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services of that type. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatServicesByBoatAndType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
                /**
                 * @description Kind of service.
                 * @example FOOD
                 */
                type: components["schemas"]["ServiceType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services of that type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchBoatServices: {
        parameters: {
            query: {
                /**
                 * @description Part of the name.
                 * @example kahvaltı
                 */
                name: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatService"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published boats. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBoat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The boat with its changed fields. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatUpdate"];
            };
        };
        responses: {
            /** @description The boat as it is now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBoat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The boat as its owner describes it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatCreate"];
            };
        };
        responses: {
            /** @description The new boat. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boat. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boat was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatsByOwner: {
        parameters: {
            query?: {
                /**
                 * @description Which part of lists that are longer than an answer may hold, from 0; each part goes on where the one before ended.
                 * @example 0
                 */
                part?: components["parameters"]["ListPart"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who owns the boats.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boats of the owner. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatsByCaptain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who is the captain.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published boats of the captain. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchBoatsByText: {
        parameters: {
            query: {
                /**
                 * @description What to look for.
                 * @example Göcek
                 */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boats that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchBoats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The criteria; an empty object matches every published boat. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatSearch"];
            };
        };
        responses: {
            /** @description The boats that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchBoatsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description In which order the boats come.
                 * @example popularity,desc
                 */
                sort?: components["parameters"]["BoatSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The criteria; an empty object matches every published boat. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatSearch"];
            };
        };
        responses: {
            /** @description A page of the boats that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description In which order the boats come.
                 * @example popularity,desc
                 */
                sort?: components["parameters"]["BoatSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of boats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    suggestBoats: {
        parameters: {
            query: {
                /**
                 * @description What has been typed so far.
                 * @example mar
                 */
                query: string;
                /**
                 * @description How many suggestions are wanted at most.
                 * @example 6
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, the best first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSuggestion"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatLocation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFleetStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FleetStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatStatisticsByLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each place. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationStatistics"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatStatisticsByType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row for each type that has a boat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TypeStatistics"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the boat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countBoatsByLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the place.
                 * @example Bodrum
                 */
                location: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of boats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countBoatsByType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of boat.
                 * @example YACHT
                 */
                type: components["schemas"]["BoatType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of boats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBoatExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is such a boat. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    validateBoat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The boat as it would be created. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BoatCreate"];
            };
        };
        responses: {
            /** @description Whether the boat could be saved, and the problems found. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBoatStatus: {
        parameters: {
            query: {
                /**
                 * @description The status the boat is to have.
                 * @example ACTIVE
                 */
                status: components["schemas"]["BoatPublication"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boat with its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBoatRating: {
        parameters: {
            query: {
                /**
                 * @description The average rating to set.
                 * @example 4.8
                 */
                rating: components["schemas"]["BoatRating"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boat with its new rating. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Boat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /**
                 * @description Only bookings of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["parameters"]["BookingKindFilter"];
                /**
                 * @description Only bookings in this status.
                 * @example CONFIRMED
                 */
                status?: components["parameters"]["BookingStatusFilter"];
                /**
                 * @description Only bookings of this boat.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Only bookings of this tour.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The whole of the new terms, by the id of the booking. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingUpdate"];
            };
        };
        responses: {
            /** @description The changed booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What is booked, when and for how many. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreate"];
            };
        };
        responses: {
            /** @description The new booking. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setBookingStatus: {
        parameters: {
            query: {
                /**
                 * @description The new status.
                 * @example CONFIRMED
                 */
                status: components["schemas"]["BookingDecision"];
                /**
                 * @description Why it is cancelled; needed with CANCELLED. The cancel call takes it in its body, which keeps it out of logs.
                 * @example Motor arızası nedeniyle denize açılamıyoruz.
                 */
                reason?: components["schemas"]["CancellationReason"];
            };
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the booking.
                 * @example 4
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking in its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why it is cancelled. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCancellation"];
            };
        };
        responses: {
            /** @description The cancelled booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCancellationPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What cancelling would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBookingsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the bookings are sorted by.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["BookingSort"];
                /**
                 * @description Only bookings of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["parameters"]["BookingKindFilter"];
                /**
                 * @description Only bookings in this status.
                 * @example CONFIRMED
                 */
                status?: components["parameters"]["BookingStatusFilter"];
                /**
                 * @description Only bookings whose guest, boat or tour is called so, or the one with this id; for an administrator also those whose host is called so.
                 * @example yıldız
                 */
                query?: components["schemas"]["BookingSearchText"];
                /**
                 * @description Only bookings of this boat.
                 * @example 1
                 */
                boatId?: components["parameters"]["BookingBoatFilter"];
                /**
                 * @description Only bookings of this tour.
                 * @example 1
                 */
                tourId?: components["parameters"]["BookingTourFilter"];
                /**
                 * @description Only bookings that this user made.
                 * @example 9
                 */
                customerId?: components["schemas"]["Id"];
                /**
                 * @description Only bookings of the boats and tours of this user.
                 * @example 2
                 */
                hostId?: components["schemas"]["Id"];
                /**
                 * @description Only trips that end on this calendar day or later.
                 * @example 2027-06-01
                 */
                from?: components["parameters"]["TripFrom"];
                /**
                 * @description Only trips that begin on this calendar day or earlier; not before `from`.
                 * @example 2027-06-30
                 */
                to?: components["parameters"]["TripTo"];
                /**
                 * @description Only bookings made on this calendar day in Europe/Istanbul or later.
                 * @example 2026-11-01
                 */
                createdFrom?: components["parameters"]["BookedFrom"];
                /**
                 * @description Only bookings made on this calendar day in Europe/Istanbul or earlier; not before `createdFrom`.
                 * @example 2026-11-30
                 */
                createdTo?: components["parameters"]["BookedTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBookingsByStatus: {
        parameters: {
            query: {
                /**
                 * @description The status looked for.
                 * @example CONFIRMED
                 */
                status: components["schemas"]["BookingStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings in the status. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBookingsByDateRange: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that touch the range. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBookingStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBookingAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The booking as it would be made. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCreate"];
            };
        };
        responses: {
            /** @description Whether it could be made, and its price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBookingExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether there is such a booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOwnerBookingsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Only bookings of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["parameters"]["BookingKindFilter"];
                /**
                 * @description Only bookings in this status.
                 * @example CONFIRMED
                 */
                status?: components["parameters"]["BookingStatusFilter"];
                /**
                 * @description Only bookings in one of these statuses; repeated for each.
                 * @example [
                 *       "PENDING",
                 *       "CONFIRMED"
                 *     ]
                 */
                statuses?: components["schemas"]["BookingStatus"][];
                /**
                 * @description What the bookings are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["OwnerBookingSort"];
                /**
                 * @description Only bookings whose guest, boat or tour is called so, or the one with this id.
                 * @example yıldız
                 */
                query?: components["parameters"]["BookingText"];
                /**
                 * @description Only bookings of this boat.
                 * @example 1
                 */
                boatId?: components["parameters"]["BookingBoatFilter"];
                /**
                 * @description Only bookings of this tour.
                 * @example 1
                 */
                tourId?: components["parameters"]["BookingTourFilter"];
                /**
                 * @description Only trips that end on this calendar day or later.
                 * @example 2027-06-01
                 */
                from?: components["parameters"]["TripFrom"];
                /**
                 * @description Only trips that begin on this calendar day or earlier; not before `from`.
                 * @example 2027-06-30
                 */
                to?: components["parameters"]["TripTo"];
                /**
                 * @description Only bookings made on this calendar day in Europe/Istanbul or later.
                 * @example 2026-11-01
                 */
                createdFrom?: components["parameters"]["BookedFrom"];
                /**
                 * @description Only bookings made on this calendar day in Europe/Istanbul or earlier; not before `createdFrom`.
                 * @example 2026-11-30
                 */
                createdTo?: components["parameters"]["BookedTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getOwnerBookingCounts: {
        parameters: {
            query?: {
                /**
                 * @description Only bookings of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["parameters"]["BookingKindFilter"];
                /**
                 * @description Only bookings whose guest, boat or tour is called so, or the one with this id.
                 * @example yıldız
                 */
                query?: components["parameters"]["BookingText"];
                /**
                 * @description Only bookings of this boat.
                 * @example 1
                 */
                boatId?: components["parameters"]["BookingBoatFilter"];
                /**
                 * @description Only bookings of this tour.
                 * @example 1
                 */
                tourId?: components["parameters"]["BookingTourFilter"];
                /**
                 * @description Only trips that end on this calendar day or later.
                 * @example 2027-06-01
                 */
                from?: components["parameters"]["TripFrom"];
                /**
                 * @description Only trips that begin on this calendar day or earlier; not before `from`.
                 * @example 2027-06-30
                 */
                to?: components["parameters"]["TripTo"];
                /**
                 * @description Only bookings made on this calendar day in Europe/Istanbul or later.
                 * @example 2026-11-01
                 */
                createdFrom?: components["parameters"]["BookedFrom"];
                /**
                 * @description Only bookings made on this calendar day in Europe/Istanbul or earlier; not before `createdFrom`.
                 * @example 2026-11-30
                 */
                createdTo?: components["parameters"]["BookedTo"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerBookingCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOwnerTripEvents: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departures and returns. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripEvent"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCustomerBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer, a user.
                 * @example 9
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings of the customer. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCustomerBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer, a user.
                 * @example 9
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listActiveCustomerBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the customer, a user.
                 * @example 9
                 */
                id: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings still to come. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings of the boat. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatBookingsByRange: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that touch the range. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatRangeBookings: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings that touch the range. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatTimeSlots: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-06-10
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start times of the day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeSlot"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings of the tour. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCaptainApplicationsPage: {
        parameters: {
            query?: {
                /**
                 * @description Only applications in this status; all of them without it.
                 * @example PENDING
                 */
                status?: components["schemas"]["ApplicationStatus"];
                /**
                 * @description What the applications are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["ApplicationSort"];
                /**
                 * @description Only applications of this user, the earlier ones included.
                 * @example 12
                 */
                userId?: components["schemas"]["Id"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many applications a page holds.
                 * @example 10
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of applications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitCaptainApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The application. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptainApplicationCreate"];
            };
        };
        responses: {
            /** @description The pending application. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    submitCaptainApplicationForm: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The application and its documents. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaptainApplicationForm"];
            };
        };
        responses: {
            /** @description The pending application. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getLatestCaptainApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getApplicationDocument: {
        parameters: {
            query: {
                /**
                 * @description Path of the document, as the application lists it.
                 * @example applications/1/yat-kaptani-belgesi.pdf
                 */
                file: components["schemas"]["ApplicationFilePath"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ApplicationFile"];
                    "image/jpeg": components["schemas"]["ApplicationFile"];
                    "image/png": components["schemas"]["ApplicationFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadApplicationDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The documents. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationDocumentsForm"];
            };
        };
        responses: {
            /** @description The application with all its documents. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    reviewCaptainApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationReview"];
            };
        };
        responses: {
            /** @description The application after the decision. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainApplication"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainProfileById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the captain, a user.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainProfile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getPersonalInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal information. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updatePersonalInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The personal information as typed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalInfoUpdate"];
            };
        };
        responses: {
            /** @description The personal information as stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getProfessionalInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The professional information. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateProfessionalInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The professional information as typed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfessionalInfoUpdate"];
            };
        };
        responses: {
            /** @description The professional information as stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfessionalInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadCaptainPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The photo. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CaptainPhotoUpload"];
            };
        };
        responses: {
            /** @description Where the photo is served. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainPhoto"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteCaptainPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no photo any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the captain, a user.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the photo is served. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["UploadPath"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getCaptainDashboardById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptainDashboard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The company as typed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description The company as stored. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listContactMessagesPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the messages are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["ContactMessageSort"];
                /**
                 * @description Only messages in this state.
                 * @example NEW
                 */
                state?: components["schemas"]["ContactMessageState"];
                /**
                 * @description Only messages of this calendar day in Europe/Istanbul or later.
                 * @example 2026-11-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only messages of this calendar day in Europe/Istanbul or earlier; not before `from`.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageCreate"];
            };
        };
        responses: {
            /** @description The message has been received. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBlogPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPostSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBlogPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Readable identifier of the post.
                 * @example gocek-koylarinda-uc-gun
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateBlogPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Readable identifier of the post.
                 * @example gocek-koylarinda-uc-gun
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        /** @description All texts of the post. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogPostUpdate"];
            };
        };
        responses: {
            /** @description The post with its new texts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogPost"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDestinations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destinations. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getDestination: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Readable identifier of the page, as its list gives it.
                 * @example gocek
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The destination. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateDestination: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Readable identifier of the page, as its list gives it.
                 * @example gocek
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        /** @description All texts of the destination. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationUpdate"];
            };
        };
        responses: {
            /** @description The destination with its new texts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listServiceOfferings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceOffering"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setContactMessageState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new state, and why if there is something to say. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageStateUpdate"];
            };
        };
        responses: {
            /** @description The message in its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedContactMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFinanceSummary: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the figures, included.
                 * @example 2026-08-23
                 */
                from: components["parameters"]["FinanceFrom"];
                /**
                 * @description Last calendar day of the figures, included; not before the first.
                 * @example 2026-11-20
                 */
                to: components["parameters"]["FinanceTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The earnings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFinanceTransactions: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the figures, included.
                 * @example 2026-08-23
                 */
                from: components["parameters"]["FinanceFrom"];
                /**
                 * @description Last calendar day of the figures, included; not before the first.
                 * @example 2026-11-20
                 */
                to: components["parameters"]["FinanceTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceTransaction"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFinanceTransactionsPage: {
        parameters: {
            query: {
                /**
                 * @description Whose figures they are: the session user's own unless stated. Only an administrator may ask for those of somebody else.
                 * @example 2
                 */
                ownerId?: components["parameters"]["CaptainFilter"];
                /**
                 * @description First calendar day of the figures, included.
                 * @example 2026-08-23
                 */
                from: components["parameters"]["FinanceFrom"];
                /**
                 * @description Last calendar day of the figures, included; not before the first.
                 * @example 2026-11-20
                 */
                to: components["parameters"]["FinanceTo"];
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Only payments in one of these statuses; repeated for each.
                 * @example [
                 *       "COMPLETED"
                 *     ]
                 */
                statuses?: components["schemas"]["PaymentStatus"][];
                /**
                 * @description Only bookings of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["parameters"]["BookingKindFilter"];
                /**
                 * @description Only bookings of this boat.
                 * @example 1
                 */
                boatId?: components["parameters"]["BookingBoatFilter"];
                /**
                 * @description Only bookings of this tour.
                 * @example 1
                 */
                tourId?: components["parameters"]["BookingTourFilter"];
                /**
                 * @description Only bookings whose guest, boat or tour is called so, or the one with this id.
                 * @example yıldız
                 */
                query?: components["parameters"]["BookingText"];
                /**
                 * @description What the payments are sorted by; the newest first unless stated.
                 * @example date,desc
                 */
                sort?: components["schemas"]["FinanceSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceTransactionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPendingPayoutsPage: {
        parameters: {
            query?: {
                /**
                 * @description Whose figures they are: the session user's own unless stated. Only an administrator may ask for those of somebody else.
                 * @example 2
                 */
                ownerId?: components["parameters"]["CaptainFilter"];
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingPayoutPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getFinanceReport: {
        parameters: {
            query: {
                /**
                 * @description Whose figures they are: the session user's own unless stated. Only an administrator may ask for those of somebody else.
                 * @example 2
                 */
                ownerId?: components["parameters"]["CaptainFilter"];
                /**
                 * @description First calendar day of the figures, included.
                 * @example 2026-08-23
                 */
                from: components["parameters"]["FinanceFrom"];
                /**
                 * @description Last calendar day of the figures, included; not before the first.
                 * @example 2026-11-20
                 */
                to: components["parameters"]["FinanceTo"];
                /**
                 * @description Which part of lists that are longer than an answer may hold, from 0; each part goes on where the one before ended.
                 * @example 0
                 */
                part?: components["parameters"]["ListPart"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinanceReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listDocumentsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the documents are sorted by; the oldest upload first unless stated.
                 * @example uploadedAt,asc
                 */
                sort?: components["schemas"]["DocumentSort"];
                /**
                 * @description Only documents of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["schemas"]["BookingKind"];
                /**
                 * @description Only documents in this state.
                 * @example WAITING
                 */
                state?: components["schemas"]["DocumentState"];
                /**
                 * @description Only documents of this type.
                 * @example INSURANCE
                 */
                documentType?: components["schemas"]["ManagedDocumentType"];
                /**
                 * @description Only documents that are valid, expire soon or have expired.
                 * @example EXPIRING
                 */
                validity?: components["schemas"]["DocumentValidity"];
                /**
                 * @description Only documents of the boats and tours of this user.
                 * @example 2
                 */
                ownerId?: components["schemas"]["Id"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDocumentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listManagedBoatsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the boats are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["OfferSort"];
                /**
                 * @description Only boats in this status.
                 * @example ACTIVE
                 */
                status?: components["schemas"]["BoatStatus"];
                /**
                 * @description Only boats of this user.
                 * @example 2
                 */
                ownerId?: components["schemas"]["Id"];
                /**
                 * @description Only boats of this place, letter case and diacritics aside.
                 * @example Göcek
                 */
                location?: string;
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of boats. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedBoatPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listManagedToursPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the tours are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["OfferSort"];
                /**
                 * @description Only tours in this status.
                 * @example ACTIVE
                 */
                status?: components["schemas"]["TourStatus"];
                /**
                 * @description Only tours of this user.
                 * @example 2
                 */
                ownerId?: components["schemas"]["Id"];
                /**
                 * @description Only tours of this place, letter case and diacritics aside.
                 * @example Göcek
                 */
                location?: string;
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of tours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedTourPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listManagedReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by.
                 * @example createdAt
                 */
                sortBy?: components["parameters"]["ReviewSortBy"];
                /**
                 * @description Which way the reviews are sorted.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["ReviewSortDirection"];
                /**
                 * @description Only reviews of boats, or only those of tours.
                 * @example boat
                 */
                category?: components["schemas"]["ReviewCategory"];
                /**
                 * @description Only reviews of boats and tours of this place, letter case and diacritics aside.
                 * @example Göcek
                 */
                location?: string;
                /**
                 * @description Only reviews of this boat.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of this tour.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of the boats and tours of this user.
                 * @example 2
                 */
                ownerId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews that this user wrote.
                 * @example 9
                 */
                customerId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews with at least this many stars.
                 * @example 4
                 */
                minRating?: components["parameters"]["ReviewMinRating"];
                /**
                 * @description Only reviews with at most this many stars.
                 * @example 2
                 */
                maxRating?: components["schemas"]["StarRating"];
                /**
                 * @description Only reviews that are, or are not, tied to a completed booking.
                 * @example true
                 */
                verified?: components["parameters"]["ReviewVerified"];
                /**
                 * @description Only reviews that have, or do not have, a reply.
                 * @example true
                 */
                withReplies?: components["parameters"]["ReviewWithReplies"];
                /**
                 * @description Only reviews that have, or do not have, a report that waits for a decision.
                 * @example false
                 */
                reported?: boolean;
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReviewTrends: {
        parameters: {
            query?: {
                /**
                 * @description How long each point of the trend is.
                 * @example monthly
                 */
                period?: components["parameters"]["RatingTrendPeriod"];
                /**
                 * @description Only reviews of boats, or only those of tours.
                 * @example boat
                 */
                category?: components["schemas"]["ReviewCategory"];
                /**
                 * @description Only reviews of boats and tours of this place, letter case and diacritics aside.
                 * @example Göcek
                 */
                location?: string;
                /**
                 * @description Only reviews of this boat.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of this tour.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of the boats and tours of this user.
                 * @example 2
                 */
                ownerId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews that this user wrote.
                 * @example 9
                 */
                customerId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews with at least this many stars.
                 * @example 4
                 */
                minRating?: components["parameters"]["ReviewMinRating"];
                /**
                 * @description Only reviews with at most this many stars.
                 * @example 2
                 */
                maxRating?: components["schemas"]["StarRating"];
                /**
                 * @description Only reviews that are, or are not, tied to a completed booking.
                 * @example true
                 */
                verified?: components["parameters"]["ReviewVerified"];
                /**
                 * @description Only reviews that have, or do not have, a reply.
                 * @example true
                 */
                withReplies?: components["parameters"]["ReviewWithReplies"];
                /**
                 * @description Only reviews that have, or do not have, a report that waits for a decision.
                 * @example false
                 */
                reported?: boolean;
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of the trend. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendPoint"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReportedReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by; the oldest report first unless stated.
                 * @example firstReportedAt,asc
                 */
                sort?: components["schemas"]["ReportedReviewSort"];
                /**
                 * @description Only reviews whose reports stand like this; all of them without it.
                 * @example OPEN
                 */
                state?: components["schemas"]["ReportState"];
                /**
                 * @description Only reviews of boats, or only those of tours.
                 * @example boat
                 */
                category?: components["schemas"]["ReviewCategory"];
                /**
                 * @description Only the review with this id.
                 * @example 12
                 */
                reviewId?: components["schemas"]["Id"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of reported reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    keepReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the review.
                 * @example 15
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why it stays. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description The review and its reports after the decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getReviewRemovalPreview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    removeReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the review.
                 * @example 15
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why it goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewDecision"];
            };
        };
        responses: {
            /** @description What the removal did. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The message and whom it goes to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageCreate"];
            };
        };
        responses: {
            /** @description The message as sent, unread. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to look for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageQuery"];
            };
        };
        responses: {
            /** @description One page of the messages that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateMessageReadStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The message and its new status. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReadStatus"];
            };
        };
        responses: {
            /** @description The message in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listConversationMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example conversation_2_9
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages of the conversation. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the conversation.
                 * @example conversation_2_9
                 */
                id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation was removed from the caller's list. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listConversations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's conversations. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listSentMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages sent. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReceivedMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages received. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUserMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUnreadMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unread messages. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user; must be the session's own user unless the caller is an administrator.
                 * @example 9
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user; must be the session's own user unless the caller is an administrator.
                 * @example 9
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unread notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user; must be the session's own user unless the caller is an administrator.
                 * @example 9
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The unread notifications. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotification"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listNotificationsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the user; must be the session's own user unless the caller is an administrator.
                 * @example 9
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notification, read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNotification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifier of the user; must be the session's own user unless the caller is an administrator.
                 * @example 9
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing is left unread. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOwnerDocumentsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the documents are sorted by; the first to expire first unless stated.
                 * @example expiryDate,asc
                 */
                sort?: components["schemas"]["DocumentSort"];
                /**
                 * @description Only documents of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["schemas"]["BookingKind"];
                /**
                 * @description Only documents in this state.
                 * @example WAITING
                 */
                state?: components["schemas"]["DocumentState"];
                /**
                 * @description Only documents that are valid, expire soon or have expired.
                 * @example EXPIRING
                 */
                validity?: components["schemas"]["DocumentValidity"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedDocumentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getOwnerTimeline: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-06-01
                 */
                startDate: components["parameters"]["StartDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-06-30
                 */
                endDate: components["parameters"]["EndDate"];
                /**
                 * @description Which part of lists that are longer than an answer may hold, from 0; each part goes on where the one before ended.
                 * @example 0
                 */
                part?: components["parameters"]["ListPart"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerTimeline"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBookingPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments of the booking. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    processBookingPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the booking.
                 * @example 11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description What is charged, and to which card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentProcess"];
            };
        };
        responses: {
            /** @description The payment after the charge. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBookingPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPaymentStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkBookingPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the booking.
                 * @example 11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is paid, as of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPaymentStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    initializeDepositPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the booking.
                 * @example 11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the customer pays, and until when. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listPaymentsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the payments are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["PaymentSort"];
                /**
                 * @description Only payments in this status.
                 * @example COMPLETED
                 */
                status?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Only payments of this type.
                 * @example DEPOSIT
                 */
                type?: components["schemas"]["PaymentType"];
                /**
                 * @description Only payments of this booking.
                 * @example 1
                 */
                bookingId?: components["schemas"]["Id"];
                /**
                 * @description Only the payment with this id.
                 * @example 1
                 */
                paymentId?: components["schemas"]["Id"];
                /**
                 * @description Only refused payments that somebody has to look at, or only the others.
                 * @example false
                 */
                unresolved?: boolean;
                /**
                 * @description Only payments of this calendar day in Europe/Istanbul or later: the day the money arrived, or that of opening while none has.
                 * @example 2026-01-01
                 */
                from?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only payments of this calendar day in Europe/Istanbul or earlier; not before `from`.
                 * @example 2026-11-30
                 */
                to?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedPaymentPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which booking, and what of it is paid. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCreate"];
            };
        };
        responses: {
            /** @description The new payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updatePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the payment.
                 * @example 11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The corrected payment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentUpdate"];
            };
        };
        responses: {
            /** @description The corrected payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setPaymentStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the payment.
                 * @example 11
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The status, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentStatusUpdate"];
            };
        };
        responses: {
            /** @description The payment in its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why it is refunded. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefund"];
            };
        };
        responses: {
            /** @description The refunded payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    initializeThreeDsPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Which booking, what of it is paid, and the card. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreeDsInitialize"];
            };
        };
        responses: {
            /** @description The check that waits for the customer. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreeDsSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    completeThreeDsPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The check that the customer comes back from. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreeDsCompletion"];
            };
        };
        responses: {
            /** @description The payment after the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkCardBin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The digits and the amount. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardBinCheck"];
            };
        };
        responses: {
            /** @description What the digits tell. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardBin"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOwnerPublishChecklists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklists. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishChecklist"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatPublishChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishChecklist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourPublishChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishChecklist"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReviewReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReply"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countReviewReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of replies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The reply. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyCreate"];
            };
        };
        responses: {
            /** @description The new reply. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getReviewReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUserReviewReplies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who replied.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's replies. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewReply"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews of the boat. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteBoatReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boat has no reviews any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatAverageRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mean rating and the number of reviews behind it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingAverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countBoatReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by.
                 * @example createdAt
                 */
                sortBy?: components["parameters"]["ReviewSortBy"];
                /**
                 * @description Which way the reviews are sorted.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["ReviewSortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatRatingDistribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of reviews per star. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingDistribution"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBoatRatingTrends: {
        parameters: {
            query?: {
                /**
                 * @description How long each point of the trend is.
                 * @example monthly
                 */
                period?: components["parameters"]["RatingTrendPeriod"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of the trend. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendPoint"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getBoatReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listRecentBoatReviews: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest reviews to answer.
                 * @example 5
                 */
                limit?: components["parameters"]["RecentReviewsLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest reviews, newest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFilteredBoatReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Only reviews with at least this many stars.
                 * @example 4
                 */
                minRating?: components["parameters"]["ReviewMinRating"];
                /**
                 * @description Only reviews that are, or are not, tied to a completed booking.
                 * @example true
                 */
                verified?: components["parameters"]["ReviewVerified"];
                /**
                 * @description Only reviews that have, or do not have, a reply.
                 * @example true
                 */
                withReplies?: components["parameters"]["ReviewWithReplies"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by.
                 * @example createdAt
                 */
                sortBy?: components["parameters"]["ReviewSortBy"];
                /**
                 * @description Which way the reviews are sorted.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["ReviewSortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the reviews that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOwnerReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description Only bookings of boats, or only those of tours.
                 * @example BOAT
                 */
                kind?: components["parameters"]["BookingKindFilter"];
                /**
                 * @description Only reviews of this boat.
                 * @example 1
                 */
                boatId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews of this tour.
                 * @example 1
                 */
                tourId?: components["schemas"]["Id"];
                /**
                 * @description Only reviews with exactly this many stars.
                 * @example 5
                 */
                rating?: components["parameters"]["ReviewRatingFilter"];
                /**
                 * @description Only reviews that are, or are not, answered.
                 * @example false
                 */
                answered?: boolean;
                /**
                 * @description Whether reviews that nobody has answered come before all others.
                 * @example true
                 */
                unansweredFirst?: boolean;
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
                /**
                 * @description What the reviews are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["ReviewSort"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getOwnerReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerReviewSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getOwnerRatingTrend: {
        parameters: {
            query?: {
                /**
                 * @description How many days the trend looks back, today included.
                 * @example 90
                 */
                days?: components["schemas"]["TrendDays"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trend. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnerRatingTrend"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOwnerOfferRatings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the host, a user.
                 * @example 2
                 */
                id: components["parameters"]["OwnerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ratings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferRating"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews of the tour. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour has no reviews any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourAverageRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mean rating and the number of reviews behind it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingAverage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    countTourReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Count"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by.
                 * @example createdAt
                 */
                sortBy?: components["parameters"]["ReviewSortBy"];
                /**
                 * @description Which way the reviews are sorted.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["ReviewSortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourRatingDistribution: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of reviews per star. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingDistribution"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourRatingTrends: {
        parameters: {
            query?: {
                /**
                 * @description How long each point of the trend is.
                 * @example monthly
                 */
                period?: components["parameters"]["RatingTrendPeriod"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of the trend. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrendPoint"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourReviewSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listRecentTourReviews: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest reviews to answer.
                 * @example 5
                 */
                limit?: components["parameters"]["RecentReviewsLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest reviews, newest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listFilteredTourReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Only reviews with at least this many stars.
                 * @example 4
                 */
                minRating?: components["parameters"]["ReviewMinRating"];
                /**
                 * @description Only reviews that are, or are not, tied to a completed booking.
                 * @example true
                 */
                verified?: components["parameters"]["ReviewVerified"];
                /**
                 * @description Only reviews that have, or do not have, a reply.
                 * @example true
                 */
                withReplies?: components["parameters"]["ReviewWithReplies"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by.
                 * @example createdAt
                 */
                sortBy?: components["parameters"]["ReviewSortBy"];
                /**
                 * @description Which way the reviews are sorted.
                 * @example desc
                 */
                sortDirection?: components["parameters"]["ReviewSortDirection"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the reviews that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /**
                 * @description Only reviews with at least this many stars.
                 * @example 4
                 */
                minRating?: components["parameters"]["ReviewMinRating"];
                /**
                 * @description Only reviews that are, or are not, tied to a completed booking.
                 * @example true
                 */
                verified?: components["parameters"]["ReviewVerified"];
                /**
                 * @description Only reviews that have, or do not have, a reply.
                 * @example true
                 */
                withReplies?: components["parameters"]["ReviewWithReplies"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or later.
                 * @example 2025-08-01
                 */
                startDate?: components["parameters"]["ReviewStartDate"];
                /**
                 * @description Only reviews written on this calendar day in Europe/Istanbul or earlier.
                 * @example 2026-11-20
                 */
                endDate?: components["parameters"]["ReviewEndDate"];
                /**
                 * @description Only reviews whose comment contains this text, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword?: components["parameters"]["ReviewKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The booking, the stars and the comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewCreate"];
            };
        };
        responses: {
            /** @description The new review. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    queryReviews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to look for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewQuery"];
            };
        };
        responses: {
            /** @description One page of the reviews that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReviewsPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the reviews are sorted by, and which way.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["ReviewSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listRecentReviews: {
        parameters: {
            query?: {
                /**
                 * @description How many of the newest reviews to answer.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Only reviews of at least so many stars.
                 * @example 4
                 */
                minRating?: components["schemas"]["StarRating"];
                /**
                 * @description Only reviews whose comment is known to be written in this language.
                 * @example tr
                 */
                textLanguage?: components["schemas"]["TextLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest reviews, newest first. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchReviews: {
        parameters: {
            query: {
                /**
                 * @description Text that the comment contains, letter case aside by Turkish rules.
                 * @example kaptan
                 */
                keyword: components["schemas"]["ReviewKeyword"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews whose comment contains the text. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listReviewsByMinimumRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The fewest stars a review may have.
                 * @example 4
                 */
                min: components["schemas"]["StarRating"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews with at least that many stars. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listCustomerReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer's reviews. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listBookingReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the booking.
                 * @example 9
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review of the booking, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the review.
                 * @example 6
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new stars and comment. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewUpdate"];
            };
        };
        responses: {
            /** @description The review in its current state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    flagReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The language of the texts that the service itself writes in the answer: Turkish, unless English is preferred.
                 * @example tr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description Why the review should be looked at. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewFlag"];
            };
        };
        responses: {
            /** @description The flag has been taken down. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourCalendarDays: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-05-01
                 */
                startDate: components["schemas"]["CalendarDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-05-31
                 */
                endDate: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the tour.
                 * @example 1
                 */
                tourId: components["parameters"]["TourId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days of the range that have a tour date or an entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarDay"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourAvailabilities: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the tour.
                 * @example 1
                 */
                tourId: components["parameters"]["TourId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the tour. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTourAvailabilityWithBookings: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-05-15
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the day can be booked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCheckWithBookings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTourAvailability: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-05-15
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the entry is available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityCheck"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourAvailabilityByDate: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul.
                 * @example 2027-05-15
                 */
                date: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry of the day. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourAvailabilitiesByRange: {
        parameters: {
            query: {
                /**
                 * @description First calendar day of the range, included.
                 * @example 2027-05-01
                 */
                startDate: components["schemas"]["CalendarDate"];
                /**
                 * @description Last calendar day of the range, included; not before the first.
                 * @example 2027-05-31
                 */
                endDate: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Availability"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTourDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changed date. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDateUpdate"];
            };
        };
        responses: {
            /** @description The date after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTourDate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new date. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDateCreate"];
            };
        };
        responses: {
            /** @description The new date. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourDateStatus: {
        parameters: {
            query: {
                /**
                 * @description Whether the date can be booked.
                 * @example AVAILABLE
                 */
                status: components["parameters"]["TourDateStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourDateMaxGuests: {
        parameters: {
            query: {
                /**
                 * @description How many guests may come.
                 * @example 12
                 */
                maxGuests: components["schemas"]["TourCapacity"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The date with its new room. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTourDateExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the date exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourDatesByStatus: {
        parameters: {
            query: {
                /**
                 * @description Whether the date can be booked.
                 * @example AVAILABLE
                 */
                status: components["parameters"]["TourDateStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates in this status. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchTourDatesByStartDate: {
        parameters: {
            query: {
                /**
                 * @description Calendar day in Europe/Istanbul on which the tour begins.
                 * @example 2027-05-15
                 */
                startDate: components["schemas"]["CalendarDate"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates that begin on this day. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourDatesByTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates of the tour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourDatesByTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourDatesByTourAndStatus: {
        parameters: {
            query: {
                /**
                 * @description Whether the date can be booked.
                 * @example AVAILABLE
                 */
                status: components["parameters"]["TourDateStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates of the tour in this status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOverlappingTourDates: {
        parameters: {
            query: {
                /**
                 * @description Start of the span.
                 * @example 2027-05-15T04:00:00Z
                 */
                start: components["schemas"]["Instant"];
                /**
                 * @description End of the span, after its start.
                 * @example 2027-05-15T12:00:00Z
                 */
                end: components["schemas"]["Instant"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates that overlap. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTourDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new dates. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDateDetails"][];
            };
        };
        responses: {
            /** @description The new dates. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    addTourDates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The dates. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDatePlan"];
            };
        };
        responses: {
            /** @description The outcome of every date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDatePlanResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourDateSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seats of every date. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDateSeats"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents of the tour. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["FiveMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTourDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changed document. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDocumentUpdate"];
            };
        };
        responses: {
            /** @description The document after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTourDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new document. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDocumentCreate"];
            };
        };
        responses: {
            /** @description The new document. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourDocumentFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["TourDocumentFile"];
                    "image/jpeg": components["schemas"]["TourDocumentFile"];
                    "image/png": components["schemas"]["TourDocumentFile"];
                    "image/webp": components["schemas"]["TourDocumentFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTourDocumentExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the document exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourDocumentDisplayOrder: {
        parameters: {
            query: {
                /**
                 * @description New place of the record among its siblings, the lowest first; 0 is allowed.
                 * @example 3
                 */
                displayOrder: components["parameters"]["DisplayOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document at its new place. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourDocumentVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The outcome of the check. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentVerification"];
            };
        };
        responses: {
            /** @description The document after the check. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTourDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new documents. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDocumentBatch"];
            };
        };
        responses: {
            /** @description The new documents. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourDocumentDisplayOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The documents that move. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourDocumentOrder"];
            };
        };
        responses: {
            /** @description The documents of the tour in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTourImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changed picture. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourImageUpdate"];
            };
        };
        responses: {
            /** @description The picture after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadTourImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new picture. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourImageCreate"];
            };
        };
        responses: {
            /** @description The new picture. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTourImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the picture.
                 * @example 11
                 */
                id: components["parameters"]["TourImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the picture.
                 * @example 11
                 */
                id: components["parameters"]["TourImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourImageDisplayOrder: {
        parameters: {
            query: {
                /**
                 * @description New place of the record among its siblings, the lowest first; 0 is allowed.
                 * @example 3
                 */
                displayOrder: components["parameters"]["DisplayOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the picture.
                 * @example 11
                 */
                id: components["parameters"]["TourImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture at its new place. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTourImageExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the picture.
                 * @example 11
                 */
                id: components["parameters"]["TourImageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the picture exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourImagesByTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures of the tour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTourImagesByTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listOrderedTourImages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pictures of the tour in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadTourImages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new pictures. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourImageDetails"][];
            };
        };
        responses: {
            /** @description The new pictures. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourImage"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTours: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The published tours. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    updateTour: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The ETag of the record as it was read, or `*` for whatever there is. When somebody has changed the record since, the answer is 412 with the ETag of now, and nothing is written. Several tags may be given, separated by commas; one of them must be that of the record. Without the header the write overwrites.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The changed tour. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourUpdate"];
            };
        };
        responses: {
            /** @description The tour after the change. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    createTour: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The tour as its guide describes it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TourCreate"];
            };
        };
        responses: {
            /** @description The new tour. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteTour: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourStatus: {
        parameters: {
            query: {
                /**
                 * @description The new status.
                 * @example INACTIVE
                 */
                status: components["schemas"]["TourStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour in its new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setTourRating: {
        parameters: {
            query: {
                /**
                 * @description The new average of stars.
                 * @example 4.5
                 */
                rating: number;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tour with its new average. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tour"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listToursByGuide: {
        parameters: {
            query?: {
                /**
                 * @description Which part of lists that are longer than an answer may hold, from 0; each part goes on where the one before ended.
                 * @example 0
                 */
                part?: components["parameters"]["ListPart"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who guides the tours.
                 * @example 2
                 */
                id: components["parameters"]["GuidePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours of the guide. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    deleteToursByGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who guides the tours.
                 * @example 2
                 */
                id: components["parameters"]["GuidePathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    checkTourExists: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the record the path names.
                 * @example 1
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the tour exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Existence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listTourTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of tour. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourType"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchToursByName: {
        parameters: {
            query: {
                /**
                 * @description Text that the name contains.
                 * @example yelken
                 */
                name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchToursByType: {
        parameters: {
            query: {
                /**
                 * @description The kind of tour.
                 * @example BOAT
                 */
                type: components["schemas"]["TourType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchToursByLocation: {
        parameters: {
            query: {
                /**
                 * @description The region.
                 * @example Göcek
                 */
                location: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchToursByPriceRange: {
        parameters: {
            query?: {
                /**
                 * @description Least price per person in lira.
                 * @example 1000
                 */
                minPrice?: components["schemas"]["Price"];
                /**
                 * @description Greatest price per person in lira; not below the least.
                 * @example 3000
                 */
                maxPrice?: components["schemas"]["Price"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchToursByCapacity: {
        parameters: {
            query: {
                /**
                 * @description Least number of guests that fit.
                 * @example 10
                 */
                minCapacity: components["schemas"]["TourCapacity"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tours that match. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TourSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key per user action, so that a repeated request does nothing twice. The key counts for the caller, the method and the path; query and body must be the same as well. The same request with the same key answers the first answer again, its headers included; with another query or body it answers 409 IDEMPOTENCY_KEY_REUSED. Only a success is kept, for at least 24 hours: after a refusal or a failure the key is free.
                 * @example 0b9f7c1e-5d0a-4c1e-9a54-2f6d1c7a8e10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The picture. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            /** @description Where the picture is served. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description File name of the picture.
                 * @example boat-1-1.svg
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["PublicHour"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/webp": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only users with this role.
                 * @example CUSTOMER
                 */
                role?: components["schemas"]["Role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /**
                 * @description Text to look for.
                 * @example elif
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users found. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getManagedUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** @description The new role. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRoleUpdate"];
            };
        };
        responses: {
            /** @description The user in the new role. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        /** @description The new status. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusUpdate"];
            };
        };
        responses: {
            /** @description The user in the new status. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description The request collides with the state of the record, or repeats an idempotency key with another body. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorBody"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUserBookings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUserReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reviews. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUserBoats: {
        parameters: {
            query?: {
                /**
                 * @description Which part of lists that are longer than an answer may hold, from 0; each part goes on where the one before ended.
                 * @example 0
                 */
                part?: components["parameters"]["ListPart"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the user who owns the boats.
                 * @example 2
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boats. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["TotalCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BoatSummary"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    listUsersPage: {
        parameters: {
            query?: {
                /**
                 * @description Zero-based number of the page.
                 * @example 0
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description How many records a page holds.
                 * @example 12
                 */
                size?: components["parameters"]["Size"];
                /**
                 * @description What the users are sorted by; the newest first unless stated.
                 * @example createdAt,desc
                 */
                sort?: components["schemas"]["UserSort"];
                /**
                 * @description Only users with this role.
                 * @example CUSTOMER
                 */
                role?: components["schemas"]["Role"];
                /**
                 * @description Only users who may, or may not, sign in.
                 * @example true
                 */
                isActive?: boolean;
                /**
                 * @description Only users who registered on this calendar day in Europe/Istanbul or later.
                 * @example 2024-01-01
                 */
                createdFrom?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only users who registered on this calendar day in Europe/Istanbul or earlier; not before `createdFrom`.
                 * @example 2026-11-30
                 */
                createdTo?: components["schemas"]["CalendarDate"];
                /**
                 * @description Only records that contain this text, letter case and diacritics aside by Turkish rules.
                 * @example a
                 */
                query?: components["parameters"]["SearchText"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getManagedUserOverview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    getUserChangePreview: {
        parameters: {
            query?: {
                /**
                 * @description The role the user would be given.
                 * @example CUSTOMER
                 */
                role?: components["schemas"]["Role"];
                /**
                 * @description Whether the user could sign in.
                 * @example false
                 */
                isActive?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the user the path names.
                 * @example 9
                 */
                id: components["parameters"]["UserPathId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would follow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserChangePreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
