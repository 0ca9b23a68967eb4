/** Whether a text names a picture that is shown: an `https:` link or a path of the site, as the API stores them. */
export const isPictureLink = (text: string) =>
  text.startsWith('https://') ? URL.canParse(text) : /^\/(?![/\\])/.test(text)
