/** What stands between words. It is the same in the functions `words_of` and `bare_words` of the database. */
const BETWEEN =
  /[\ufe0e\ufe0f\s@.,;:+/_\-'"()&\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf\u2190-\u23ff\u2500-\u2bff\u3000-\u3003\u3008-\u3011\u3014-\u301f\u30fb\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65\u{1f000}-\u{1faff}]+/u

/** The words of a query. */
export const wordsOf = (q: string) => q.split(BETWEEN).filter(Boolean)
