/** Whether a text is a picture link that can be shown: an `https:` link or a path of the site, as in the API. */
export const isPictureLink = (text: string) =>
  text.startsWith('https://') ? URL.canParse(text) : /^\/(?![/\\])/.test(text)
