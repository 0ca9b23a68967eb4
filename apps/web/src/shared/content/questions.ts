/** The questions of the FAQ, with answers. */
export const questions = [
  {
    question: 'How long is a tariff locked?',
    answer:
      'For up to five years. The price per unit stays as agreed, whatever the wholesale market does in the meantime.',
  },
  {
    question: 'Does a heat pump work in an old building?',
    answer:
      'Often. What decides is how warm the water in your radiators has to be on the coldest day. We measure that first, and say so plainly where a heat pump is the wrong machine.',
  },
  {
    question: 'What does the free energy assessment include?',
    answer:
      'An engineer walks your site, reads your meters and your last twelve bills, and leaves you one page: where the energy goes, what could be saved, and what each step would cost.',
  },
  {
    question: 'Who applies for grants?',
    answer:
      'We do. We check which schemes your project falls under, write the application and answer the questions that come back. You sign it.',
  },
  {
    question: 'Will the power or the heating be off while you work?',
    answer:
      'The old plant keeps running until the new one has carried the load. Where a supply has to be cut, we agree the hour with you beforehand, and it is rarely a working one.',
  },
  {
    question: 'What happens after five years?',
    answer:
      'Before your tariff ends we compare the market again and show you what we find. If staying is cheaper, we say that.',
  },
]
