import { calling, paragraphs, pictured, point, section, type SampleItem } from './shapes.ts'

/** Guides about buildings and energy bills. */
export const oldBuildings: SampleItem<'blogs'> = {
  headerTitle: 'What an old building asks of a heat pump',
  titlePrefix: 'Heat in old walls',
  titleDescription:
    'Often nothing that cannot be done in a summer. The age of the walls matters less than one number: how warm the water in your radiators has to be on the coldest day. This guide shows how to find it yourself.',
  cta: 'Ask for a first sizing',
  ctaImage: '/plates/heat-pump.svg',
  author: 'Jonas Whitlock',
  topics: 'Heat pumps, Buildings',
  sections: [
    pictured(
      '/plates/assessment.svg',
      section(
        'The number',
        'How warm must the water be?',
        paragraphs(
          'Boilers are usually set to seventy degrees or more, because it costs them little. A heat pump pays for every degree. At forty-five it works well, at fifty-five still decently; above that it becomes dear to run.',
          'So turn your boiler down on a cold day. Five degrees, then wait a day, then five more. Go on until one room is no longer warm enough. The temperature before that is your number.',
        ),
      ),
    ),
    section(
      'The room',
      'One cold room is not a cold building',
      paragraphs(
        'Nearly always a single room gives up first: the one with the north wall, the large window or the small radiator. It sets the temperature for all others.',
        'A larger radiator in that room, or a curtain that does not hang in front of it, can bring the whole building down by five degrees. That is far cheaper than new windows everywhere.',
      ),
    ),
    section(
      'The walls',
      'Insulate where it is easy',
      'The ceiling under the roof, the pipes in the cellar and the gaps around doors come first: they cost little and need no permission. Thick stone walls can wait. They lose heat slowly and keep what they have, which suits a machine that works evenly through day and night.',
    ),
    calling(
      'Talk to a specialist',
      section(
        'The place',
        'Air, noise and neighbours',
        paragraphs(
          'The outdoor unit wants free air and a level base, and it makes a sound like a fan. Ask for the sound level at the nearest window and not at the machine.',
          'On listed buildings ask the planning office early. A place behind a wall or on a flat roof is mostly agreed to.',
        ),
      ),
    ),
    section(
      'The change',
      'Keep the boiler for a winter',
      'There is no need to tear anything out on the first day. Let the boiler stand behind the heat pump for one winter and count how often it had to help. If the answer is never, take it out in spring.',
    ),
  ],
  subTitles: [
    point('45 °C', 'Works well', 'Most buildings get there with a few changes.'),
    point('55 °C', 'Still decent', 'On the coldest days only.'),
    point('65 °C', 'Mend first', 'Find the room that asks for it.'),
  ],
}

export const electricityOffers: SampleItem<'blogs'> = {
  headerTitle: 'Five figures on an electricity offer',
  titlePrefix: 'Comparing providers',
  titleDescription:
    'An offer for business electricity may be eleven pages long. Five figures in it decide what you will pay. Find them, write them side by side, and the cheapest offer is often not the one with the lowest price on the first page.',
  cta: 'Let us compare for you',
  ctaImage: '/plates/business-electricity.svg',
  author: 'Priya Raman',
  topics: 'Electricity bills',
  sections: [
    section(
      'One and two',
      'Price per unit, price per day',
      paragraphs(
        'The price per kilowatt hour is on the first page. The standing charge for each day is on the third. A small office with a high standing charge can pay more in a year than a neighbour with a higher price per unit.',
        'Multiply the first by your yearly use and the second by 365, and add them up. That sum is what you compare, and nothing else.',
      ),
    ),
    section(
      'Three',
      'The hours',
      'Many tariffs have a price for the day and one for the night, and they do not agree on when the night begins. If you bake, cool or charge vehicles at night, an hour earlier or later can matter more than the price itself.',
    ),
    section(
      'Four',
      'The length, and what happens at the end',
      paragraphs(
        'A tariff may be locked for up to five years. A long lock gives a price that you can plan with; a short one leaves you free when prices fall. Neither is right for everybody.',
        'Look at what follows. Where nobody gives notice, many contracts go on at a price that the provider chooses, and it is seldom a low one. Write the date of notice into your calendar on the day you sign.',
      ),
    ),
    section(
      'Five',
      'What is not in the price',
      'Charges for the network, for the meter and for the balance of the grid may be inside the price or may be passed on as they come. “Fully fixed” means that they are inside. Ask for a list of what may still change, in writing.',
    ),
    pictured(
      '/plates/assessment.svg',
      calling(
        'Send us one bill',
        section(
          'And then',
          'Put them in one table',
          'Five rows, one column for each offer, and your present contract as the first column. It fits on half a page. With it you need neither a broker nor us, though we do it every day and are glad to do it for you.',
        ),
      ),
    ),
  ],
  subTitles: [
    point('Per unit', 'Times your use', 'The figure on the first page.'),
    point('Per day', 'Times 365', 'The figure on the third.'),
    point('At the end', 'The date of notice', 'The figure that nobody reads.'),
  ],
}
