export { RankCard } from './promotion-rank.tsx'
