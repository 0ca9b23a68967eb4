import type { Scene } from './draw.ts'
import { batteryHall } from './scenes/battery-hall.ts'
import { charger } from './scenes/charger.ts'
import { heatPump } from './scenes/heat-pump.ts'
import { joinersYard } from './scenes/joiners-yard.ts'
import { meterCupboard } from './scenes/meter-cupboard.ts'
import { millrace } from './scenes/millrace.ts'
import { ovenGlow } from './scenes/oven-glow.ts'
import { plantPipes } from './scenes/plant-pipes.ts'
import { pylonsInMist } from './scenes/pylons-in-mist.ts'
import { radiator } from './scenes/radiator.ts'
import { solarField } from './scenes/solar-field.ts'
import { solarRoof } from './scenes/solar-roof.ts'
import { tankRoom } from './scenes/tank-room.ts'
import { windTurbines } from './scenes/wind-turbines.ts'

/** How each picture of the sample is drawn, by the name of its file. */
export const SCENES: Readonly<Record<string, () => Scene>> = {
  'solar-north-roof': solarRoof,
  'heat-pump-brick-wall': heatPump,
  'wind-turbines-dusk': windTurbines,
  'tank-room': tankRoom,
  'joinery-yard': joinersYard,
  'charger-evening': charger,
  'bakery-oven': ovenGlow,
  'pylons-mist': pylonsInMist,
  'meter-cupboard': meterCupboard,
  'battery-hall': batteryHall,
  'plant-room-pipes': plantPipes,
  'solar-field-morning': solarField,
  millrace,
  'radiator-window': radiator,
}
