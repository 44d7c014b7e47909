export { CampaignListScreen } from './campaign-list-screen.tsx'
export { CampaignNewScreen } from './campaign-new-screen.tsx'
export { CampaignScreen } from './campaign-screen.tsx'
