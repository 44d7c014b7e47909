export { createBonusContext } from './bonus.context.ts'
export {
  insertOffer,
  insertOfferVersion,
  listOffers,
  lockOffer,
  type OfferRow,
  readOfferNames,
  saveCodes,
  updateOffer,
} from './offer/index.ts'
