const SIGNED = '\n\n{{company}}\n{{phone}}'

/** The reply templates of the sample, by name. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  'We read it today':
    'Dear {{name}},\n\nthank you. We have read what you sent about {{service}} and look into it today. ' +
    `You have our answer by tomorrow evening. Your number is {{number}}.${SIGNED}`,
  'Please send a bill':
    'Dear {{name}},\n\none bill of the last three months tells us what we need for {{service}}. ' +
    `A photo of all its pages is enough: please answer this mail with it.${SIGNED}`,
  'When may we call?':
    'Dear {{name}},\n\nwe would rather talk this over. When may we call you? ' +
    `Please send two times that suit you, or call {{phone}} and name your number, {{number}}.${SIGNED}`,
  'It is too far for us':
    'Dear {{name}},\n\nyour address is outside the area that we can serve well, so we cannot take on {{service}}. ' +
    `We are sorry. An installer near you is the better choice; ask for one with a certificate.${SIGNED}`,
}
