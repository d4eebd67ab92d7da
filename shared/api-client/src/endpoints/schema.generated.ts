// Written by `npm run generate:client` from the API's OpenAPI document. Do not edit.

export interface paths {
    "/auth/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account and sign it in */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: operations["currentUser"];
        put?: never;
        post?: never;
        /** Delete the own account: it ends at once, and what it stored is erased */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        /** Change the own name, phone or bio */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/auth/token/refresh/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a refresh token for new tokens; they replace it */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of a refresh token */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/forgot/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mail with a link for a new password; the answer tells nothing */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset/check/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the link of a mail for a new password still works; nothing is used up */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a new password with the link of a mail; every session ends */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an address with the link of a mail */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email/resend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the verification link again; nothing when the address is verified */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own address; a mail asks the new one to be verified */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the own password; every other session ends */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/email-preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which mails the own account wants */
        get: operations["getEmailPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Choose which mails the own account wants */
        patch: operations["setEmailPreferences"];
        trace?: never;
    };
    "/auth/me/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything stored about the own account, as a file */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/avatar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the own picture: one JPG, PNG, HEIC, WebP, AVIF or GIF of less than 5 MB, in the field avatar */
        put: operations["setAvatar"];
        post?: never;
        /** Remove the own picture */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me/events/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins to the own account and changes of it, the newest 50 first */
        get: operations["listOwnEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the own account is signed in, this session first, then by newest use */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Sign the own account out everywhere else */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign the own account out of one session, which may be this one */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verified designers with at least one post, best rated first */
        get: operations["listDesigners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/facets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities of the listing with how many firms are left in each */
        get: operations["designerFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A designer's public profile */
        get: operations["designerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/{id}/public/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A designer's public profile */
        get: operations["publicDesignerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile; 404 while there is none */
        get: operations["ownDesignerProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the own profile (201) or change it (200) */
        post: operations["onboardDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Verified vendors, best rated first */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/facets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cities of the listing with how many firms are left in each, and the areas delivered to */
        get: operations["vendorFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vendor's public profile */
        get: operations["vendorProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/{id}/public/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vendor's public profile */
        get: operations["publicVendorProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/me/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own profile; 404 while there is none */
        get: operations["ownVendorProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/onboarding/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the own profile (201) or change it (200) */
        post: operations["onboardVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/social_profiles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the addresses of the own pages on LinkedIn and Instagram */
        post: operations["saveSocialProfilesOfDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/connect_linkedin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link the own page on LinkedIn */
        post: operations["connectLinkedinOfDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/connect_instagram/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to connect Instagram: where to send the browser
         * @description A cookie ties the authorisation to the browser; it is valid for 10 minutes.
         */
        post: operations["connectInstagramOfDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/sync_instagram_posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import new posts from Instagram and delete those that are gone there */
        post: operations["syncInstagramPostsOfDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/instagram_posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own posts from Instagram that are copied, newest first */
        get: operations["instagramPostsOfDesigner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/profiles/instagram/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnect Instagram and delete the posts that came from it */
        delete: operations["disconnectInstagramOfDesigner"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/social_profiles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the addresses of the own pages on LinkedIn and Instagram */
        post: operations["saveSocialProfilesOfVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/connect_linkedin/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Link the own page on LinkedIn */
        post: operations["connectLinkedinOfVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/connect_instagram/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to connect Instagram: where to send the browser
         * @description A cookie ties the authorisation to the browser; it is valid for 10 minutes.
         */
        post: operations["connectInstagramOfVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/sync_instagram_posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import new posts from Instagram and delete those that are gone there */
        post: operations["syncInstagramPostsOfVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/instagram_posts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own posts from Instagram that are copied, newest first */
        get: operations["instagramPostsOfVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendors/instagram/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnect Instagram and delete the posts that came from it */
        delete: operations["disconnectInstagramOfVendor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/principal-architects/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The principal architects of the own firm */
        get: operations["listArchitects"];
        put?: never;
        /** Add a principal architect to the own firm */
        post: operations["addArchitect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/principal-architects/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A principal architect with the firm */
        get: operations["architect"];
        put?: never;
        post?: never;
        /** Remove a principal architect of the own firm */
        delete: operations["removeArchitect"];
        options?: never;
        head?: never;
        /** Change a principal architect of the own firm */
        patch: operations["changeArchitect"];
        trace?: never;
    };
    "/designers/principal-architects/{id}/public/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A principal architect with the firm */
        get: operations["publicArchitect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendor-reviews/vendor_reviews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest 500 reviews of a vendor; with `page`, a page with the summary */
        get: operations["listVendorReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendor-reviews/check_existing_review/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the caller has reviewed a vendor, and the caller's review */
        get: operations["checkExistingReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendor-reviews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review a vendor, once */
        post: operations["reviewVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendor-reviews/{id}/": {
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
        /** Change the own review */
        patch: operations["changeReview"];
        trace?: never;
    };
    "/designers/vendor-reviews/{id}/answer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Answer a review of the own firm, or change the answer */
        put: operations["answerReview"];
        post?: never;
        /** Take the answer to a review back */
        delete: operations["withdrawAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/vendor-reviews/{id}/report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a review to the operators, once */
        post: operations["reportReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/portfolio/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own portfolio items, in the own order */
        get: operations["ownPortfolio"];
        put?: never;
        /** Add a picture or a video to the own portfolio; 202 for a video that is being prepared */
        post: operations["addPortfolioItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/portfolio/preparing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos of the own firm that are being prepared, or could not be */
        get: operations["preparingItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/portfolio/preparing/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an own video out of the line, or what is said of it off the list */
        delete: operations["removePreparingItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/portfolio/order/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put the own portfolio items in order */
        post: operations["orderPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/portfolio/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an own portfolio item with its files */
        delete: operations["removePortfolioItem"];
        options?: never;
        head?: never;
        /** Change the texts of an own portfolio item */
        patch: operations["changePortfolioItem"];
        trace?: never;
    };
    "/designers/profiles/set_profile_picture/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a picture of the own portfolio the profile picture */
        post: operations["setProfilePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture or video; with ?w= a picture of at most that width */
        get: operations["media"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/queue/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Profiles that wait to be verified, the longest waiting first */
        get: operations["operatorQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/designers/{id}/send-back/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell a designer what the profile lacks before it can be verified */
        post: operations["sendBackDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/designers/{id}/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a designer */
        post: operations["verifyDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/designers/{id}/unverify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a designer’s verification back */
        post: operations["unverifyDesigner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/vendors/{id}/send-back/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell a vendor what the profile lacks before it can be verified */
        post: operations["sendBackVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/vendors/{id}/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify a vendor */
        post: operations["verifyVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/vendors/{id}/unverify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a vendor’s verification back */
        post: operations["unverifyVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accounts by parts of name, address or username, newest first */
        get: operations["findAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/architect/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a designer an architect, or an architect a designer */
        post: operations["setArchitect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/suspend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign an account out everywhere and hide its profile */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/accounts/{id}/reinstate/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a suspension back */
        post: operations["reinstateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins, changes of accounts and decisions of operators, the newest first */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reviews with reports that wait, the longest waiting first; or the hidden ones */
        get: operations["listReportedReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews/{id}/hide/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hide a review from everybody but its author */
        post: operations["hideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operator/reviews/{id}/keep/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a review, or show a hidden one again */
        post: operations["keepReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/connect/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a designer or vendor to connect */
        post: operations["connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/check-connection/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own request to a firm, or null */
        get: operations["checkConnection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/connection-requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own requests, newest first, without the revoked ones */
        get: operations["listSentRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/connection-requests/{id}/revoke/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a pending request back */
        post: operations["revokeRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/connection-requests/{id}/reopen/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a rejected request again */
        post: operations["reopenRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/connection-requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The requests to the own firm, newest first */
        get: operations["listReceivedRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/connection-requests/new/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests wait for an answer */
        get: operations["countNewRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/connection-requests/{id}/approve/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a pending request */
        post: operations["approveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/designers/connection-requests/{id}/reject/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a pending request */
        post: operations["rejectRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/changes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which public answers have changed since a cursor */
        get: operations["publicChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/site/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who runs this site, for its legal pages */
        get: operations["siteFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support/tickets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the support, with or without an account */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process runs: restart it when this does not answer */
        get: operations["liveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the API can do its work: send it no requests while it cannot */
        get: operations["health"];
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
         * @description The code of a refusal, which never changes, unlike the sentence beside it:
         *     - `bad_request`: the request is malformed
         *     - `parse_error`: the body is not valid JSON or not valid multipart data
         *     - `not_authenticated`: the request needs an access token and has none
         *     - `token_not_valid`: an access or refresh token is malformed, expired, used or revoked
         *     - `no_active_account`: email and password at sign-in do not belong to an active account
         *     - `permission_denied`: the account may not do this
         *     - `read_only_account`: an account that was made to check a release tries to change something
         *     - `not_on_staging`: an operator or integrator signs in on a channel where releases are tried, which could take the session
         *     - `staff_account`: an operator tries to change the own account or that of another operator
         *     - `not_a_designer`: an account that is neither a designer’s nor an architect’s is to change between the two
         *     - `not_found`: what is asked for does not exist, or the caller may not know that it does
         *     - `gone`: the firm’s account was erased
         *     - `invalid_page`: `page` is not a number, past the last page or too deep
         *     - `method_not_allowed`: the address exists and does not answer this method
         *     - `wrong_status`: a connection request or a profile is not in the status that the action needs
         *     - `changed_elsewhere`: a profile is saved over a version that is not the current one
         *     - `review_hidden`: the author of a review that an operator has hidden tries to change it
         *     - `review_edited`: an operator decides about a review that its author has edited since the operator read it
         *     - `instagram_not_connected`: posts are to be synced and the firm has not connected Instagram
         *     - `instagram_reconnect`: Instagram does not accept the firm’s connection any more
         *     - `instagram_failed`: Instagram does not answer, or not as expected
         *     - `instagram_unavailable`: the site has no access to Instagram
         *     - `idempotency_key_reused`: the `Idempotency-Key` was sent with another request before
         *     - `idempotent_request_running`: a request with the same `Idempotency-Key` is still being answered
         *     - `idempotent_request_done`: the request with the same `Idempotency-Key` was done, and its answer was lost
         *     - `payload_too_large`: the body or a file in it is too large
         *     - `unsupported_media_type`: the body has a content type that the address does not take
         *     - `range_not_satisfiable`: a range of bytes begins after the end of the file
         *     - `throttled`: there were too many requests; `Retry-After` has the seconds to wait
         *     - `server_error`: the API failed
         *     - `service_unavailable`: the database or the store of files cannot be reached
         *     - `storage_full`: nothing more can be stored
         *     - `required`: a field is missing
         *     - `blank`: a text is empty
         *     - `null`: a field is null
         *     - `invalid`: a value has the wrong type or form
         *     - `null_characters`: a text contains U+0000
         *     - `min_length`: a text is too short
         *     - `max_length`: a text or list is too long
         *     - `min_value`: a number is too small
         *     - `max_value`: a number is too large
         *     - `invalid_choice`: a value is not one of those offered
         *     - `not_a_list`: a value is not a list
         *     - `empty`: a list or an uploaded file is empty
         *     - `does_not_exist`: an id refers to nothing
         *     - `taken`: another account has this email address
         *     - `wrong_password`: the password that confirms a change is wrong
         *     - `common_password`: a new password is one of those that are tried first
         *     - `link_not_valid`: the link of a mail is unknown, used or expired
         *     - `not_a_file`: a form sends text where a file belongs
         *     - `invalid_image`: an uploaded file is not a picture that can be opened
         *     - `file_too_large`: an uploaded file has more bytes than its field takes
         *     - `several_files`: a form sends more than one file
         *     - `not_media`: the bytes of an uploaded file are of no picture or video format that is taken
         *     - `picture_too_large`: a picture has more pixels than are opened
         *     - `picture_too_slow`: a picture takes more time or memory to open than there is
         *     - `too_many_frames`: an animation has more frames than are opened
         *     - `invalid_video`: an uploaded file is not a video that can be played
         *     - `video_too_long`: a video is longer than is taken
         *     - `video_not_convertible`: a video cannot be made playable in every browser
         *     - `video_too_slow`: a video has more pixels in all its pictures than are converted, or takes longer to convert than there is
         *     - `too_many_preparing`: as many videos as may wait are being prepared
         *     - `too_many_uploads`: as many files of the account as may wait are being opened
         *     - `not_an_image`: a portfolio item that is a video is to become the profile picture
         *     - `no_smaller_copies`: a smaller copy of a video is asked for
         *     - `several_roles`: a registration names more than one role
         *     - `one_addressee`: a connection request names no firm, or both a designer and a vendor
         *     - `active_request`: the client has a pending or approved request with this firm already
         *     - `already_reviewed`: the designer has reviewed this vendor already
         *     - `report_text_required`: a report whose reason is `other` does not say what is wrong
         *     - `already_reported`: the account has reported this review already
         *     - `portfolio_full`: the portfolio has as many items as it can have
         *     - `profile_required`: a firm without a profile adds something to it
         * @enum {string}
         */
        ProblemCode: "bad_request" | "parse_error" | "not_authenticated" | "token_not_valid" | "no_active_account" | "permission_denied" | "read_only_account" | "not_on_staging" | "staff_account" | "not_a_designer" | "not_found" | "gone" | "invalid_page" | "method_not_allowed" | "wrong_status" | "changed_elsewhere" | "review_hidden" | "review_edited" | "instagram_not_connected" | "instagram_reconnect" | "instagram_failed" | "instagram_unavailable" | "idempotency_key_reused" | "idempotent_request_running" | "idempotent_request_done" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "throttled" | "server_error" | "service_unavailable" | "storage_full" | "required" | "blank" | "null" | "invalid" | "null_characters" | "min_length" | "max_length" | "min_value" | "max_value" | "invalid_choice" | "not_a_list" | "empty" | "does_not_exist" | "taken" | "wrong_password" | "common_password" | "link_not_valid" | "not_a_file" | "invalid_image" | "file_too_large" | "several_files" | "not_media" | "picture_too_large" | "picture_too_slow" | "too_many_frames" | "invalid_video" | "video_too_long" | "video_not_convertible" | "video_too_slow" | "too_many_preparing" | "too_many_uploads" | "not_an_image" | "no_smaller_copies" | "several_roles" | "one_addressee" | "active_request" | "already_reviewed" | "report_text_required" | "already_reported" | "portfolio_full" | "profile_required";
        ProblemCodes: components["schemas"]["ProblemCode"][] | {
            [key: string]: components["schemas"]["ProblemCodes"];
        };
        /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
        Problem: {
            detail?: string;
            code?: components["schemas"]["ProblemCode"];
            /** @description By field, a code for each message */
            codes?: {
                [key: string]: components["schemas"]["ProblemCodes"];
            };
            messages?: {
                token_class?: string;
                token_type?: string;
                message?: string;
            }[];
            non_field_errors?: string[];
        } & {
            [key: string]: unknown;
        };
        User: {
            id: number;
            email: string;
            username: string;
            /** @description A firm's name for designers and vendors */
            first_name: string;
            last_name: string;
            phone: string | null;
            bio: string | null;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            is_designer: boolean;
            is_architect: boolean;
            is_vendor: boolean;
            is_staff: boolean;
            is_integrator: boolean;
            email_verified: boolean;
        };
        AuthTokens: {
            user: components["schemas"]["User"];
            /** @description Bearer token, valid for 15 minutes */
            access: string;
            /** @description Valid for 30 days and for one use */
            refresh: string;
        };
        RefreshedTokens: {
            /** @description Bearer token, valid for 15 minutes */
            access: string;
            /** @description Valid for 30 days and for one use */
            refresh: string;
        };
        Session: {
            /** Format: uuid */
            id: string;
            /** @description Such as "Chrome on Android" */
            device: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
            is_current: boolean;
        };
        OwnEvent: {
            id: string;
            /** @description Such as "signed-in"; later versions may have further ones */
            kind: string;
            /** @description Of the caller’s address: /24 of IPv4, /48 of IPv6 */
            network: string | null;
            /** @description Such as "Chrome on Android" */
            device: string | null;
            /** @description How often, within an hour, where that is counted */
            times: number;
            /** @description What an operator wrote */
            reason: string | null;
            /** Format: date-time */
            happened_at: string;
        };
        AuditEvent: {
            id: string;
            /** @description Such as "signed-in"; later versions may have further ones */
            kind: string;
            /** @description Of the caller’s address: /24 of IPv4, /48 of IPv6 */
            network: string | null;
            /** @description Such as "Chrome on Android" */
            device: string | null;
            /** @description How often, within an hour, where that is counted */
            times: number;
            /** @description What an operator wrote */
            reason: string | null;
            /** Format: date-time */
            happened_at: string;
            account: {
                id: number;
                name: string;
                email: string;
            } | null;
            operator: {
                id: number;
                name: string;
                email: string;
            } | null;
        };
        AuditEventPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["AuditEvent"][];
        };
        EmailPreferences: {
            /** @description Mails about new connection requests and about answers to the own ones */
            requests: boolean;
            /** @description Mails about new reviews of the own listing */
            reviews: boolean;
        };
        InstagramPost: {
            id: number;
            /** @enum {unknown} */
            media_type: "IMAGE" | "VIDEO";
            /** @description Path of the picture or video on this origin */
            media_url: string;
            /** @description The same path where the post is a video */
            video_url: string | null;
            /** @description Still of a video */
            thumbnail_url: string | null;
            caption: string;
            permalink: string | null;
            /** Format: date-time */
            posted_at: string;
            /** @description Pixels */
            media_width: number | null;
            /** @description Pixels */
            media_height: number | null;
            /** @description What the picture shows, for those who cannot see it */
            alt_text: string;
            /** @description #rrggbb */
            dominant_color: string | null;
        };
        InstagramConnection: {
            is_connected: boolean;
            /** @description Instagram does not accept the connection any more: connect again */
            needs_reconnect: boolean;
            /** @description On Instagram */
            username: string | null;
            connected_at: string | null;
            /** @description When the posts were last compared with Instagram */
            synced_at: string | null;
            /** @description Instagram has more posts than are imported */
            is_capped: boolean;
            /** @description Imported posts that are shown once they are copied */
            importing: number;
            /** @description Imported posts that could not be copied; the next sync tries again */
            failed: number;
        };
        FeaturedLink: {
            id: number;
            /** @enum {unknown} */
            type: "youtube" | "article" | "blog" | "catalogue" | "brochure";
            url: string;
            title: string;
            image_url: string | null;
        };
        PrincipalArchitect: {
            id: number;
            name: string;
            experience_years: number;
            /** @description Of the firm */
            years_in_business: number | null;
            bio: string;
            linkedin_profile: string | null;
            portfolio_website: string | null;
            designer: {
                id: number;
                user_id: number;
                full_name: string;
                avatar: string | null;
                specialization: string | null;
            };
        };
        DesignerCard: {
            id: number;
            user_id: number;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            city: string | null;
            head_office_address: string;
            is_verified: boolean;
            /** @description 0 to 5, one decimal; 0 without ratings */
            rating: number;
            reviews_count: number;
            establishment_year: number | null;
            /** @description The current year minus the establishment year, at least 0 */
            years_in_business: number | null;
            /** @description As given, else the years in business */
            experience_years: number | null;
            team_strength: number;
            projects_completed: number;
            /** @description Id of the first specialization */
            specialization: string | null;
            /** @description Ids of the catalogue */
            specializations: string[];
            /** @description Their labels, in order */
            specializations_display: string[];
            /** @description The same ids */
            all_specializations: string[];
            /** @description Newest first */
            instagram_posts: components["schemas"]["InstagramPost"][];
            full_name: string;
            /** @description Carpet area, sq ft */
            min_project_size: number | null;
            /** @description Smallest budget of a project, whole rupees */
            min_project_budget: number | null;
            /** @description Per sq ft, whole rupees */
            fee_range_min: number | null;
            /** @description Per sq ft, whole rupees */
            fee_range_max: number | null;
        };
        DesignerProfile: {
            id: number;
            user_id: number;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            city: string | null;
            head_office_address: string;
            is_verified: boolean;
            /** @description 0 to 5, one decimal; 0 without ratings */
            rating: number;
            reviews_count: number;
            establishment_year: number | null;
            /** @description The current year minus the establishment year, at least 0 */
            years_in_business: number | null;
            /** @description As given, else the years in business */
            experience_years: number | null;
            team_strength: number;
            projects_completed: number;
            /** @description Id of the first specialization */
            specialization: string | null;
            /** @description Ids of the catalogue */
            specializations: string[];
            /** @description Their labels, in order */
            specializations_display: string[];
            /** @description The same ids */
            all_specializations: string[];
            /** @description Newest first */
            instagram_posts: components["schemas"]["InstagramPost"][];
            full_name: string;
            /** @description Carpet area, sq ft */
            min_project_size: number | null;
            /** @description Smallest budget of a project, whole rupees */
            min_project_budget: number | null;
            /** @description Per sq ft, whole rupees */
            fee_range_min: number | null;
            /** @description Per sq ft, whole rupees */
            fee_range_max: number | null;
            bio: string;
            portfolio_website: string | null;
            linkedin_profile: string | null;
            instagram_profile: string | null;
            featured_links: components["schemas"]["FeaturedLink"][];
            portfolio_items: components["schemas"]["PortfolioItem"][];
            principal_architects: components["schemas"]["PrincipalArchitect"][];
        };
        OwnDesignerProfile: {
            id: number;
            user_id: number;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            city: string | null;
            head_office_address: string;
            is_verified: boolean;
            /** @description 0 to 5, one decimal; 0 without ratings */
            rating: number;
            reviews_count: number;
            establishment_year: number | null;
            /** @description The current year minus the establishment year, at least 0 */
            years_in_business: number | null;
            /** @description As given, else the years in business */
            experience_years: number | null;
            team_strength: number;
            projects_completed: number;
            /** @description Id of the first specialization */
            specialization: string | null;
            /** @description Ids of the catalogue */
            specializations: string[];
            /** @description Their labels, in order */
            specializations_display: string[];
            /** @description The same ids */
            all_specializations: string[];
            /** @description Newest first */
            instagram_posts: components["schemas"]["InstagramPost"][];
            full_name: string;
            /** @description Carpet area, sq ft */
            min_project_size: number | null;
            /** @description Smallest budget of a project, whole rupees */
            min_project_budget: number | null;
            /** @description Per sq ft, whole rupees */
            fee_range_min: number | null;
            /** @description Per sq ft, whole rupees */
            fee_range_max: number | null;
            bio: string;
            portfolio_website: string | null;
            linkedin_profile: string | null;
            instagram_profile: string | null;
            featured_links: components["schemas"]["FeaturedLink"][];
            portfolio_items: components["schemas"]["PortfolioItem"][];
            principal_architects: components["schemas"]["PrincipalArchitect"][];
            instagram: components["schemas"]["InstagramConnection"];
            /** @description Why an operator sent the profile back; null once it was changed since, or is verified */
            sent_back: {
                /** @description The operator’s words */
                why: string;
                /** Format: date-time */
                at: string;
            } | null;
            /**
             * Format: date-time
             * @description When the firm last changed it; `version` of a save
             */
            updated_at: string;
            /** @description When an operator verified the profile; null while it is not verified */
            verified_at: string | null;
            /** @description Contact person */
            spoc_name: string;
            spoc_phone: string;
        };
        DesignerCardPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["DesignerCard"][];
        };
        VendorCard: {
            id: number;
            user_id: number;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            city: string | null;
            head_office_address: string;
            is_verified: boolean;
            /** @description 0 to 5, one decimal; 0 without ratings */
            rating: number;
            reviews_count: number;
            establishment_year: number | null;
            /** @description The current year minus the establishment year, at least 0 */
            years_in_business: number | null;
            /** @description As given, else the years in business */
            experience_years: number | null;
            team_strength: number;
            projects_completed: number;
            /** @description Id of the first specialization */
            specialization: string | null;
            /** @description Ids of the catalogue */
            specializations: string[];
            /** @description Their labels, in order */
            specializations_display: string[];
            /** @description The same ids */
            all_specializations: string[];
            /** @description Newest first */
            instagram_posts: components["schemas"]["InstagramPost"][];
            company_name: string;
            /** @enum {unknown} */
            vendor_type: "manufacturer" | "trader" | "service_provider" | "professional_consultant" | "brand";
            /** @description Whole rupees */
            min_order_value: number;
        };
        VendorProfile: {
            id: number;
            user_id: number;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            city: string | null;
            head_office_address: string;
            is_verified: boolean;
            /** @description 0 to 5, one decimal; 0 without ratings */
            rating: number;
            reviews_count: number;
            establishment_year: number | null;
            /** @description The current year minus the establishment year, at least 0 */
            years_in_business: number | null;
            /** @description As given, else the years in business */
            experience_years: number | null;
            team_strength: number;
            projects_completed: number;
            /** @description Id of the first specialization */
            specialization: string | null;
            /** @description Ids of the catalogue */
            specializations: string[];
            /** @description Their labels, in order */
            specializations_display: string[];
            /** @description The same ids */
            all_specializations: string[];
            /** @description Newest first */
            instagram_posts: components["schemas"]["InstagramPost"][];
            company_name: string;
            /** @enum {unknown} */
            vendor_type: "manufacturer" | "trader" | "service_provider" | "professional_consultant" | "brand";
            /** @description Whole rupees */
            min_order_value: number;
            /** @description Empty when the vendor gave none */
            bio: string;
            website: string | null;
            linkedin_profile: string | null;
            instagram_profile: string | null;
            service_areas: string | null;
            /** @description The same, by its name in the onboarding */
            service_coverage: string | null;
            lead_time: string | null;
            certifications: {
                name: string;
                year?: number | null;
            }[];
            /** @description Catalogues and brochures among them */
            featured_links: components["schemas"]["FeaturedLink"][];
            portfolio_items: components["schemas"]["PortfolioItem"][];
        };
        OwnVendorProfile: {
            id: number;
            user_id: number;
            /** @description Path of the picture on this origin */
            avatar: string | null;
            city: string | null;
            head_office_address: string;
            is_verified: boolean;
            /** @description 0 to 5, one decimal; 0 without ratings */
            rating: number;
            reviews_count: number;
            establishment_year: number | null;
            /** @description The current year minus the establishment year, at least 0 */
            years_in_business: number | null;
            /** @description As given, else the years in business */
            experience_years: number | null;
            team_strength: number;
            projects_completed: number;
            /** @description Id of the first specialization */
            specialization: string | null;
            /** @description Ids of the catalogue */
            specializations: string[];
            /** @description Their labels, in order */
            specializations_display: string[];
            /** @description The same ids */
            all_specializations: string[];
            /** @description Newest first */
            instagram_posts: components["schemas"]["InstagramPost"][];
            company_name: string;
            /** @enum {unknown} */
            vendor_type: "manufacturer" | "trader" | "service_provider" | "professional_consultant" | "brand";
            /** @description Whole rupees */
            min_order_value: number;
            /** @description Empty when the vendor gave none */
            bio: string;
            website: string | null;
            linkedin_profile: string | null;
            instagram_profile: string | null;
            service_areas: string | null;
            /** @description The same, by its name in the onboarding */
            service_coverage: string | null;
            lead_time: string | null;
            certifications: {
                name: string;
                year?: number | null;
            }[];
            /** @description Catalogues and brochures among them */
            featured_links: components["schemas"]["FeaturedLink"][];
            portfolio_items: components["schemas"]["PortfolioItem"][];
            instagram: components["schemas"]["InstagramConnection"];
            /** @description Why an operator sent the profile back; null once it was changed since, or is verified */
            sent_back: {
                /** @description The operator’s words */
                why: string;
                /** Format: date-time */
                at: string;
            } | null;
            /**
             * Format: date-time
             * @description When the firm last changed it; `version` of a save
             */
            updated_at: string;
            /** @description When an operator verified the profile; null while it is not verified */
            verified_at: string | null;
            /** @description Contact person */
            spoc_name: string;
            spoc_phone: string;
        };
        VendorCardPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["VendorCard"][];
        };
        PlaceFacet: {
            /** @description What `city` or `area` takes */
            slug: string;
            name: string;
            count: number;
            /** @description Whether the query names it, by any of its names */
            chosen: boolean;
        };
        FirmFacets: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Under all filters but the city, most firms first */
            cities: components["schemas"]["PlaceFacet"][];
            /** @description Of vendors: the areas they name, under all filters but the area, most firms first */
            areas?: components["schemas"]["PlaceFacet"][];
            /** @description Where nothing matches: which filters to leave out together, as few as help, and how many firms that shows; most first */
            without: {
                filters: ("search" | "group" | "specialization" | "city" | "budget" | "area")[];
                /** @description Exact up to 1000; beyond that 1001 */
                count: number;
                count_is_exact: boolean;
            }[];
            /** @description Values that `unknown=ignore` left out */
            ignored: {
                /** @enum {unknown} */
                filter: "city" | "budget" | "area" | "sort";
                value: string;
                /** @description Why it was not understood */
                message: string;
            }[];
        };
        PortfolioItem: {
            id: number;
            title: string;
            description: string;
            /** @enum {unknown} */
            category: "residential" | "commercial" | "hospitality" | "retail" | "office" | "restaurant" | "healthcare" | "education" | "other";
            /** @enum {unknown} */
            media_type: "IMAGE" | "VIDEO";
            /** @description Path of the picture, or of the still of a video */
            image_url: string | null;
            /** @description The picture; none for a video */
            images: string[];
            /** @description Path of the video */
            video_url: string | null;
            is_profile_picture: boolean;
            /** Format: date-time */
            created_at: string;
            /** @description Pixels */
            media_width: number | null;
            /** @description Pixels */
            media_height: number | null;
            /** @description What the picture shows, for those who cannot see it */
            alt_text: string;
            /** @description #rrggbb */
            dominant_color: string | null;
        };
        PreparingItem: {
            id: number;
            title: string;
            /** @description Place in line, 1 for the first; null once there is a problem */
            place: number | null;
            /** @description Why it cannot become an item */
            problem: string | null;
            created_at: string;
        };
        OperatorAccount: {
            id: number;
            name: string;
            email: string;
            email_verified: boolean;
            phone: string | null;
            is_designer: boolean;
            is_architect: boolean;
            is_vendor: boolean;
            is_staff: boolean;
            is_suspended: boolean;
            suspended_reason: string | null;
            /** Format: date-time */
            created_at: string;
            profile: {
                /** @enum {unknown} */
                kind: "designer" | "vendor";
                id: number;
                is_verified: boolean;
                /** @description The contact person of the firm */
                contact_name: string;
                contact_phone: string;
            } | null;
        };
        Listing: {
            /** @enum {unknown} */
            kind: "designer" | "vendor";
            id: number;
            name: string;
            specializations_display: string[];
            head_office_address: string;
            city: string | null;
            establishment_year: number;
            bio: string;
            website: string | null;
            linkedin_profile: string | null;
            instagram_profile: string | null;
            posts_count: number;
            is_verified: boolean;
            /** @description What an operator sent it back with last; null once it is verified */
            sent_back: {
                /** @description The operator’s words */
                why: string;
                /** Format: date-time */
                at: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            account: components["schemas"]["OperatorAccount"];
        };
        ListingPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["Listing"][];
        };
        OperatorAccountPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["OperatorAccount"][];
        };
        ConnectionRequest: {
            id: number;
            /** @enum {unknown} */
            status: "pending" | "approved" | "rejected" | "revoked";
            designer_details: {
                id: number;
                avatar: string | null;
                specialization: string | null;
                specializations_display: string[];
                city: string | null;
                /** @description Whether its page can be opened */
                is_public: boolean;
                full_name: string;
            } | null;
            vendor_details: {
                id: number;
                avatar: string | null;
                specialization: string | null;
                specializations_display: string[];
                city: string | null;
                /** @description Whether its page can be opened */
                is_public: boolean;
                company_name: string;
            } | null;
            /** @enum {unknown} */
            project_type: "residential" | "commercial" | "retail" | "hospitality" | "other";
            timeline: string;
            /** @description Whole rupees; 0 where it was left open */
            budget: number;
            /** @description What a vendor is asked for; empty in a request to a designer */
            item: string;
            quantity: string;
            delivery_place: string;
            project_description: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        ReceivedRequest: {
            id: number;
            /** @enum {unknown} */
            status: "pending" | "approved" | "rejected" | "revoked";
            designer_details: {
                id: number;
                avatar: string | null;
                specialization: string | null;
                specializations_display: string[];
                city: string | null;
                /** @description Whether its page can be opened */
                is_public: boolean;
                full_name: string;
            } | null;
            vendor_details: {
                id: number;
                avatar: string | null;
                specialization: string | null;
                specializations_display: string[];
                city: string | null;
                /** @description Whether its page can be opened */
                is_public: boolean;
                company_name: string;
            } | null;
            /** @enum {unknown} */
            project_type: "residential" | "commercial" | "retail" | "hospitality" | "other";
            timeline: string;
            /** @description Whole rupees; 0 where it was left open */
            budget: number;
            /** @description What a vendor is asked for; empty in a request to a designer */
            item: string;
            quantity: string;
            delivery_place: string;
            project_description: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            client_details: {
                first_name: string;
                last_name: string;
                avatar: string | null;
                email: string | null;
                phone: string | null;
                /** @description Whether the address is the account's own and verified */
                email_verified: boolean;
            };
        };
        VendorReview: {
            id: number;
            vendor: number;
            designer_name: string;
            designer_avatar: string | null;
            rating: number;
            title: string;
            review_text: string;
            /** @description Product quality and consistency */
            quality_rating: number;
            /** @description Reliability in timeline and delivery */
            delivery_rating: number;
            /** @description Technical support and knowledge */
            communication_rating: number;
            /** @description Post sales service and issue resolution */
            value_rating: number;
            /** @enum {string|null} */
            project_type: "residential" | "commercial" | "hospitality" | "retail" | "office" | "other" | null;
            /** @description Whole rupees */
            project_value: number | null;
            would_recommend: boolean;
            /** Format: date-time */
            created_at: string;
            /** @description When its author last changed it; null: never */
            edited_at: string | null;
            /**
             * @description Only its author and operators are shown a review that waits or is hidden
             * @enum {unknown}
             */
            status: "shown" | "waiting" | "hidden";
            /** @description What a waiting review waits for: address and profile of its author to be verified, or an operator */
            waits_for: ("address" | "profile" | "operator")[];
            answer: {
                text: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            } | null;
            /** @description The public profile of its author; null where there is none */
            designer: number | null;
            /** @description Whether the caller wrote it; false for a guest */
            is_own: boolean;
            /** @description Whether the caller reported it; false for a guest */
            is_reported: boolean;
        };
        VendorReviewPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["VendorReview"][];
            summary: {
                count: number;
                /** @description To one decimal; 0 without reviews */
                rating: number;
                /** @description To one decimal; 0 without reviews */
                quality_rating: number;
                /** @description To one decimal; 0 without reviews */
                delivery_rating: number;
                /** @description To one decimal; 0 without reviews */
                communication_rating: number;
                /** @description To one decimal; 0 without reviews */
                value_rating: number;
                /** @description Of 100 who would recommend the vendor */
                recommend_percent: number;
            };
        };
        ReportedReview: {
            id: number;
            vendor: number;
            designer_name: string;
            designer_avatar: string | null;
            rating: number;
            title: string;
            review_text: string;
            /** @description Product quality and consistency */
            quality_rating: number;
            /** @description Reliability in timeline and delivery */
            delivery_rating: number;
            /** @description Technical support and knowledge */
            communication_rating: number;
            /** @description Post sales service and issue resolution */
            value_rating: number;
            /** @enum {string|null} */
            project_type: "residential" | "commercial" | "hospitality" | "retail" | "office" | "other" | null;
            /** @description Whole rupees */
            project_value: number | null;
            would_recommend: boolean;
            /** Format: date-time */
            created_at: string;
            /** @description When its author last changed it; null: never */
            edited_at: string | null;
            /**
             * @description Only its author and operators are shown a review that waits or is hidden
             * @enum {unknown}
             */
            status: "shown" | "waiting" | "hidden";
            /** @description What a waiting review waits for: address and profile of its author to be verified, or an operator */
            waits_for: ("address" | "profile" | "operator")[];
            answer: {
                text: string;
                /** Format: date-time */
                created_at: string;
                /** Format: date-time */
                updated_at: string;
            } | null;
            vendor_name: string;
            /** @description The reason that the operator gave */
            hidden_why: string | null;
            reports: {
                id: number;
                /** @enum {unknown} */
                reason: "not-genuine" | "offensive" | "personal-data" | "advertising" | "other";
                text: string;
                reporter_name: string;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        ReportedReviewPage: {
            /** @description Exact up to 1000; beyond that 1001 */
            count: number;
            count_is_exact: boolean;
            /** @description Absolute address of the next page */
            next: string | null;
            /** @description Absolute address of the previous page */
            previous: string | null;
            results: components["schemas"]["ReportedReview"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    first_name: string;
                    /** @description May be blank for firms, and for a person with `has_one_name` */
                    last_name: string;
                    /** @description The person has one name, which is in first_name */
                    has_one_name?: boolean;
                    username?: string;
                    /** Format: phone */
                    phone?: string;
                    bio?: string;
                    is_designer?: boolean;
                    is_architect?: boolean;
                    is_vendor?: boolean;
                    terms_version?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthTokens"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthTokens"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string;
                    /** @description May be blank for firms, and for a person with `has_one_name` */
                    last_name?: string;
                    /** @description The person has one name, which is in first_name */
                    has_one_name?: boolean;
                    /** Format: phone */
                    phone?: string | null;
                    bio?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokens"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refresh: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEmailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreferences"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setEmailPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    requests?: boolean;
                    reviews?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailPreferences"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Named as the data is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOwnEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnEvent"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDesigners: {
        parameters: {
            query?: {
                /** @description Name, city, address, words of the profile, or kind of work */
                search?: string;
                group?: "residential" | "commercial" | "institutional" | "specialty";
                specialization?: "apartments" | "villas" | "coliving" | "luxury" | "modular" | "corporate" | "retail" | "fnb" | "wellness" | "hospitality" | "coworking" | "exhibition" | "industrial" | "datacentre" | "education" | "healthcare" | "cultural" | "religious" | "transport" | "heritage" | "landscape" | "sustainable" | "set" | "experimental" | "other";
                /** @description Slugs of cities, repeated for several: firms in one of them */
                city?: string[];
                /** @description Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one */
                budget?: string;
                /** @description Whether an unknown city, area or sort or an unreadable budget is refused, or left out as if it were not there */
                unknown?: "refuse" | "ignore";
                /** @description Default rating: best rated first, within a search better matches before */
                sort?: "rating" | "experience" | "newest" | "minimum";
                /** @description The id of the last firm of the page before, instead of a page number: as fast at any depth. Without a search, in the orders rating and newest */
                after?: number;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignerCardPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designerFacets: {
        parameters: {
            query?: {
                /** @description Name, city, address, words of the profile, or kind of work */
                search?: string;
                group?: "residential" | "commercial" | "institutional" | "specialty";
                specialization?: "apartments" | "villas" | "coliving" | "luxury" | "modular" | "corporate" | "retail" | "fnb" | "wellness" | "hospitality" | "coworking" | "exhibition" | "industrial" | "datacentre" | "education" | "healthcare" | "cultural" | "religious" | "transport" | "heritage" | "landscape" | "sustainable" | "set" | "experimental" | "other";
                /** @description Slugs of cities, repeated for several: firms in one of them */
                city?: string[];
                /** @description Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one */
                budget?: string;
                /** @description Whether an unknown city, area or sort or an unreadable budget is refused, or left out as if it were not there */
                unknown?: "refuse" | "ignore";
                /** @description Default rating: best rated first, within a search better matches before */
                sort?: "rating" | "experience" | "newest" | "minimum";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmFacets"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    designerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignerProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publicDesignerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DesignerProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownDesignerProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDesignerProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    onboardDesigner: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `updated_at` of the profile that is changed: 409 where it was changed since. Not sent: saved in any case */
                    version?: string;
                    /** @description At most the current year */
                    establishment_year: number;
                    experience_years?: number | null;
                    head_office_address: string;
                    /** @description Read from the address where it is not sent or blank */
                    city?: string | null;
                    team_strength: number;
                    projects_completed: number;
                    spoc_name: string;
                    /** Format: phone */
                    spoc_phone: string;
                    /** Format: linkedin-url */
                    linkedin_profile?: string | null;
                    /** Format: instagram-url */
                    instagram_profile?: string | null;
                    specializations: ("apartments" | "villas" | "coliving" | "luxury" | "modular" | "corporate" | "retail" | "fnb" | "wellness" | "hospitality" | "coworking" | "exhibition" | "industrial" | "datacentre" | "education" | "healthcare" | "cultural" | "religious" | "transport" | "heritage" | "landscape" | "sustainable" | "set" | "experimental" | "other")[];
                    /** @description The first of specializations; the server derives it */
                    specialization?: string | null;
                    /** Format: web-url */
                    portfolio_website?: string | null;
                    min_project_size: number;
                    /** @description Per sq ft */
                    fee_range_min?: number | null;
                    /** @description Per sq ft; at least fee_range_min */
                    fee_range_max?: number | null;
                    /** @description Smallest budget of a project */
                    min_project_budget?: number | null;
                    bio: string;
                    featured_links?: {
                        /** @enum {unknown} */
                        type?: "youtube" | "article" | "blog";
                        /** Format: web-url */
                        url?: string | null;
                        title?: string | null;
                        /** Format: picture-url */
                        image_url?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDesignerProfile"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDesignerProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVendors: {
        parameters: {
            query?: {
                /** @description Name, city, address, words of the profile, or kind of work */
                search?: string;
                group?: "walls" | "floors" | "ceilings" | "lighting" | "furniture" | "decor" | "graphics" | "consultants" | "others";
                specialization?: "wallpaper" | "paint" | "texture" | "wall_panels" | "cladding" | "wall_tiles" | "acoustic_walls" | "floor_tiles" | "stone_flooring" | "wood_flooring" | "vinyl" | "carpets" | "gypsum" | "grid_ceiling" | "wood_ceiling" | "stretch_ceiling" | "acoustic_ceiling" | "pvc_ceiling" | "decorative_lighting" | "architectural_lighting" | "outdoor_lighting" | "smart_lighting" | "ambience" | "loose_furniture" | "modular_furniture" | "office_furniture" | "sanitaryware" | "hardware" | "soft_furnishings" | "rugs" | "artwork" | "decor_objects" | "plants" | "signage" | "wayfinding" | "branding" | "printing" | "display_systems" | "lighting_consultant" | "mep_consultant" | "structural_consultant" | "acoustic_consultant" | "vastu_consultant" | "visualizer" | "other";
                /** @description Slugs of cities, repeated for several: firms in one of them */
                city?: string[];
                /** @description Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one */
                budget?: string;
                /** @description Whether an unknown city, area or sort or an unreadable budget is refused, or left out as if it were not there */
                unknown?: "refuse" | "ignore";
                /** @description The slug of a state, region or city that vendors deliver to */
                area?: string;
                /** @description Default rating: best rated first, within a search better matches before */
                sort?: "rating" | "experience" | "newest" | "minimum";
                /** @description The id of the last firm of the page before, instead of a page number: as fast at any depth. Without a search, in the orders rating and newest */
                after?: number;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorCardPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vendorFacets: {
        parameters: {
            query?: {
                /** @description Name, city, address, words of the profile, or kind of work */
                search?: string;
                group?: "walls" | "floors" | "ceilings" | "lighting" | "furniture" | "decor" | "graphics" | "consultants" | "others";
                specialization?: "wallpaper" | "paint" | "texture" | "wall_panels" | "cladding" | "wall_tiles" | "acoustic_walls" | "floor_tiles" | "stone_flooring" | "wood_flooring" | "vinyl" | "carpets" | "gypsum" | "grid_ceiling" | "wood_ceiling" | "stretch_ceiling" | "acoustic_ceiling" | "pvc_ceiling" | "decorative_lighting" | "architectural_lighting" | "outdoor_lighting" | "smart_lighting" | "ambience" | "loose_furniture" | "modular_furniture" | "office_furniture" | "sanitaryware" | "hardware" | "soft_furnishings" | "rugs" | "artwork" | "decor_objects" | "plants" | "signage" | "wayfinding" | "branding" | "printing" | "display_systems" | "lighting_consultant" | "mep_consultant" | "structural_consultant" | "acoustic_consultant" | "vastu_consultant" | "visualizer" | "other";
                /** @description Slugs of cities, repeated for several: firms in one of them */
                city?: string[];
                /** @description Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one */
                budget?: string;
                /** @description Whether an unknown city, area or sort or an unreadable budget is refused, or left out as if it were not there */
                unknown?: "refuse" | "ignore";
                /** @description The slug of a state, region or city that vendors deliver to */
                area?: string;
                /** @description Default rating: best rated first, within a search better matches before */
                sort?: "rating" | "experience" | "newest" | "minimum";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FirmFacets"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    vendorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publicVendorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownVendorProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVendorProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    onboardVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `updated_at` of the profile that is changed: 409 where it was changed since. Not sent: saved in any case */
                    version?: string;
                    /** @description At most the current year */
                    establishment_year: number;
                    experience_years?: number | null;
                    head_office_address: string;
                    /** @description Read from the address where it is not sent or blank */
                    city?: string | null;
                    team_strength: number;
                    projects_completed: number;
                    spoc_name: string;
                    /** Format: phone */
                    spoc_phone: string;
                    /** Format: linkedin-url */
                    linkedin_profile?: string | null;
                    /** Format: instagram-url */
                    instagram_profile?: string | null;
                    /** @enum {unknown} */
                    vendor_type: "manufacturer" | "trader" | "service_provider" | "professional_consultant" | "brand";
                    specializations: ("wallpaper" | "paint" | "texture" | "wall_panels" | "cladding" | "wall_tiles" | "acoustic_walls" | "floor_tiles" | "stone_flooring" | "wood_flooring" | "vinyl" | "carpets" | "gypsum" | "grid_ceiling" | "wood_ceiling" | "stretch_ceiling" | "acoustic_ceiling" | "pvc_ceiling" | "decorative_lighting" | "architectural_lighting" | "outdoor_lighting" | "smart_lighting" | "ambience" | "loose_furniture" | "modular_furniture" | "office_furniture" | "sanitaryware" | "hardware" | "soft_furnishings" | "rugs" | "artwork" | "decor_objects" | "plants" | "signage" | "wayfinding" | "branding" | "printing" | "display_systems" | "lighting_consultant" | "mep_consultant" | "structural_consultant" | "acoustic_consultant" | "vastu_consultant" | "visualizer" | "other")[];
                    /** @description Whole rupees */
                    min_order_value: number;
                    /** Format: web-url */
                    website?: string | null;
                    /** @description Stored as service_areas */
                    service_coverage?: string | null;
                    /** @description Where service_coverage is not sent */
                    service_areas?: string | null;
                    lead_time?: string | null;
                    bio?: string | null;
                    certifications?: {
                        name: string;
                        /** @description At most the current year */
                        year?: number | null;
                    }[];
                    featured_links?: {
                        /** @enum {unknown} */
                        type?: "youtube" | "article" | "blog" | "catalogue" | "brochure";
                        /** Format: web-url */
                        url?: string | null;
                        title?: string | null;
                        /** Format: picture-url */
                        image_url?: string | null;
                    }[];
                    catalogues?: {
                        /** @enum {unknown} */
                        type?: "catalogue" | "brochure";
                        /** Format: web-url */
                        url?: string | null;
                        title?: string | null;
                        /** Format: picture-url */
                        image_url?: string | null;
                    }[];
                    brochures?: {
                        /** @enum {unknown} */
                        type?: "catalogue" | "brochure";
                        /** Format: web-url */
                        url?: string | null;
                        title?: string | null;
                        /** Format: picture-url */
                        image_url?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVendorProfile"];
                };
            };
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVendorProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveSocialProfilesOfDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: linkedin-url */
                    linkedin_url?: string | null;
                    /** Format: instagram-url */
                    instagram_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDesignerProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    connectLinkedinOfDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: linkedin-url */
                    profile_url: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDesignerProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    connectInstagramOfDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: instagram-url */
                    profile_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where to send the browser */
                        auth_url: string;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    syncInstagramPostsOfDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown once they are copied */
                        new_posts: number;
                        /** @description Deleted on Instagram since */
                        removed_posts: number;
                        /** @description Instagram has more posts than are imported */
                        is_capped: boolean;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    instagramPostsOfDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramPost"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disconnectInstagramOfDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveSocialProfilesOfVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: linkedin-url */
                    linkedin_url?: string | null;
                    /** Format: instagram-url */
                    instagram_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVendorProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    connectLinkedinOfVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: linkedin-url */
                    profile_url: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnVendorProfile"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    connectInstagramOfVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: instagram-url */
                    profile_url?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where to send the browser */
                        auth_url: string;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    syncInstagramPostsOfVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Shown once they are copied */
                        new_posts: number;
                        /** @description Deleted on Instagram since */
                        removed_posts: number;
                        /** @description Instagram has more posts than are imported */
                        is_capped: boolean;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    instagramPostsOfVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramPost"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disconnectInstagramOfVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listArchitects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalArchitect"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addArchitect: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    experience_years: number;
                    bio: string;
                    /** Format: linkedin-url */
                    linkedin_profile?: string | null;
                    /** Format: web-url */
                    portfolio_website?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalArchitect"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    architect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalArchitect"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeArchitect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeArchitect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    experience_years?: number;
                    bio?: string;
                    /** Format: linkedin-url */
                    linkedin_profile?: string | null;
                    /** Format: web-url */
                    portfolio_website?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalArchitect"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publicArchitect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrincipalArchitect"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listVendorReviews: {
        parameters: {
            query: {
                vendor_id: number;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorReview"][] | components["schemas"]["VendorReviewPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkExistingReview: {
        parameters: {
            query: {
                vendor_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        has_reviewed: boolean;
                        review: components["schemas"]["VendorReview"] | null;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reviewVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vendor: number;
                    rating: number;
                    /** @description Name of the project */
                    title: string;
                    review_text: string;
                    /** @description Product quality and consistency */
                    quality_rating: number;
                    /** @description Reliability in timeline and delivery */
                    delivery_rating: number;
                    /** @description Technical support and knowledge */
                    communication_rating: number;
                    /** @description Post sales service and issue resolution */
                    value_rating: number;
                    /** @enum {string|null} */
                    project_type?: "residential" | "commercial" | "hospitality" | "retail" | "office" | "other" | null;
                    /** @description Whole rupees */
                    project_value?: number | null;
                    /** @default true */
                    would_recommend?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorReview"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rating?: number;
                    /** @description Name of the project */
                    title?: string;
                    review_text?: string;
                    /** @description Product quality and consistency */
                    quality_rating?: number;
                    /** @description Reliability in timeline and delivery */
                    delivery_rating?: number;
                    /** @description Technical support and knowledge */
                    communication_rating?: number;
                    /** @description Post sales service and issue resolution */
                    value_rating?: number;
                    /** @enum {string|null} */
                    project_type?: "residential" | "commercial" | "hospitality" | "retail" | "office" | "other" | null;
                    /** @description Whole rupees */
                    project_value?: number | null;
                    /** @default true */
                    would_recommend?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorReview"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VendorReview"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "not-genuine" | "offensive" | "personal-data" | "advertising" | "other";
                    /** @description What is wrong; needed where the reason is `other` */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ownPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItem"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addPortfolioItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title: string;
                    description: string;
                    /** @enum {unknown} */
                    category: "residential" | "commercial" | "hospitality" | "retail" | "office" | "restaurant" | "healthcare" | "education" | "other";
                    /**
                     * @description Accepted; the bytes of the file decide
                     * @enum {unknown}
                     */
                    media_type?: "IMAGE" | "VIDEO";
                    /**
                     * Format: binary
                     * @description One JPG, PNG, HEIC, WebP, AVIF, GIF, MP4 or MOV file of less than 10 MB
                     */
                    images: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItem"];
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparingItem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preparingItems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparingItem"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePreparingItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderPortfolio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Own items, first to last; own items that are not named come before them */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItem"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePortfolioItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    /** @enum {unknown} */
                    category?: "residential" | "commercial" | "hospitality" | "retail" | "office" | "restaurant" | "healthcare" | "education" | "other";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioItem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setProfilePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    portfolio_item_id: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    media: {
        parameters: {
            query?: {
                w?: 48 | 64 | 96 | 144 | 216 | 320 | 480 | 640 | 960 | 1280 | 1600 | 1920;
                /** @description Format of the copy; until there is one in AVIF, WebP */
                f?: "webp" | "avif";
            };
            header?: never;
            path: {
                /** @description {sha256}.{extension} */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    operatorQueue: {
        parameters: {
            query?: {
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendBackDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unverifyDesigner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendBackVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unverifyVendor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findAccounts: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAccountPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setArchitect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_architect: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAccount"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAccount"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reinstateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAccount"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                search?: string;
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEventPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReportedReviews: {
        parameters: {
            query?: {
                show?: "waiting" | "hidden";
                page?: number;
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReviewPage"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                    /** @description `edited_at` of the review as it was read; without it, any version is decided about */
                    edited_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReview"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keepReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why: string;
                    /** @description `edited_at` of the review as it was read; without it, any version is decided about */
                    edited_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedReview"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    connect: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name: string;
                    /** @description May be blank for firms, and for a person with `has_one_name` */
                    last_name: string;
                    /** @description The person has one name, which is in first_name */
                    has_one_name?: boolean;
                    /** Format: email */
                    email: string;
                    /** Format: phone */
                    phone: string;
                    /** @enum {unknown} */
                    project_type: "residential" | "commercial" | "retail" | "hospitality" | "other";
                    project_description?: string;
                    /** @description Whole rupees, at least the addressee's minimum */
                    budget: number;
                    timeline: string;
                    /** @description What a vendor is asked for */
                    item?: string;
                    /** @description How much of it, in words */
                    quantity?: string;
                    /** @description Where it is to be delivered */
                    delivery_place?: string;
                    /** @description The addressee; either this or vendor */
                    designer?: number | null;
                    vendor?: number | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionRequest"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkConnection: {
        parameters: {
            query?: {
                email?: string;
                kind?: "designer" | "vendor";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionRequest"] | null;
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSentRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionRequest"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionRequest"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reopenRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionRequest"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReceivedRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedRequest"][];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    countNewRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    approveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedRequest"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rejectRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedRequest"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    publicChanges: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Where to read on */
                        cursor: string;
                        /** @description Addresses of this API whose answers to guests may have changed, whatever their query */
                        addresses: string[];
                        /** @description False where the cursor is too old or too much has changed: then everything may have changed */
                        complete: boolean;
                    };
                };
            };
        };
    };
    siteFacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The legal name of the provider */
                        provider_name: string;
                        court_city: string;
                        support_email: string;
                        /** @description Year and month, as in 2026-11 */
                        terms_version: string;
                        grievance_officer: {
                            name: string;
                            address: string;
                            email: string;
                        };
                    };
                };
            };
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUID made once for what is to be done and sent again with every retry: within 24 hours the same key and account get the first answer again. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    subject: string;
                    message: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description As in AAN-000123 */
                        reference: string;
                    };
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description `detail` and `code`, or a list of messages under the name of each field that was refused and their `codes`. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    liveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok" | "unavailable";
                        failing?: string[];
                    };
                };
            };
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok" | "unavailable";
                        failing?: string[];
                    };
                };
            };
            /** @description Default Response */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        status: "ok" | "unavailable";
                        failing?: string[];
                    };
                };
            };
        };
    };
}
