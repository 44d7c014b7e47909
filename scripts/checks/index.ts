import { browserApis } from './browser-apis.ts'
import type { FileCheck } from './check.ts'
import { boundedLoops, errorMessages, merchantData, pureRules, serverClock, settingsPlace } from './conventions.ts'
import { endpointAccess } from './endpoint-access.ts'
import { functionSize } from './function-size.ts'
import { languageData, translatedTexts } from './languages.ts'
import { fileNames, fileSize, workspaceFacades } from './layout.ts'
import { logicalCss, logicalStyleProps } from './logical-css.ts'
import { navigationFacade, textStaysText } from './navigation-facade.ts'
import { sqlPlaces } from './sql-places.ts'
import { storeFunctions } from './store-functions.ts'
import { typeHoles } from './type-holes.ts'

/** Our own checks, each on one file at a time; each has a violating sample in checks.test.ts. */
export const fileChecks: FileCheck[] = [
  sqlPlaces,
  browserApis,
  navigationFacade,
  textStaysText,
  logicalCss,
  logicalStyleProps,
  storeFunctions,
  endpointAccess,
  typeHoles,
  fileSize,
  functionSize,
  fileNames,
  workspaceFacades,
  pureRules,
  serverClock,
  errorMessages,
  boundedLoops,
  settingsPlace,
  merchantData,
  languageData,
  translatedTexts,
]
