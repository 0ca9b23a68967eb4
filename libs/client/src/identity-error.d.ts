/** Why the identity provider refused, as a sentence for a person; a general one for a code that nobody knows. */
export declare const identityReason: (error: unknown) => string
