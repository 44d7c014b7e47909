import { locationDoor, textStaysText } from './address-doors.ts'
import { browserDoors } from './browser-doors.ts'
import type { FileCheck } from './check.ts'
import { endpointAccess } from './endpoint-access.ts'
import { boundedLoops, errorWords, merchantData, pureRules, serverClock, settingsPlace } from './habits.ts'
import { languageData, translatedTexts } from './languages.ts'
import { fileNames, fileSize, workspaceDoors } from './layout.ts'
import { logicalCss, logicalStyleProps } from './logical-css.ts'
import { sqlPlaces } from './sql-places.ts'
import { storeFunctions } from './store-functions.ts'
import { typeHoles } from './type-holes.ts'

/** Our own checks, each on one file at a time; each has a sample that breaks it in checks.test.ts. */
export const fileChecks: FileCheck[] = [
  sqlPlaces,
  browserDoors,
  locationDoor,
  textStaysText,
  logicalCss,
  logicalStyleProps,
  storeFunctions,
  endpointAccess,
  typeHoles,
  fileSize,
  fileNames,
  workspaceDoors,
  pureRules,
  serverClock,
  errorWords,
  boundedLoops,
  settingsPlace,
  merchantData,
  languageData,
  translatedTexts,
]
