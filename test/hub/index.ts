import { startHub } from './server.ts';

/** Starts a hub for experiments: `npm run hub`. */
const token = 'token-for-trying-out';
const { url } = await startHub({ token, port: 4500 });

console.log(`The hub listens. To ask it:

  export HUBLINT_HUB_URL=${url} HUBLINT_TOKEN=${token}
  npx hublint hub:coastal/tide-tables@latest
  npx hublint compare hub:coastal/tide-tables@1.0.0 hub:coastal/tide-tables@latest
  npx hublint data examples/skywatch --from-hub state:integration/inst_02INLAND/subscription --bot bot_02WEATHER
  npx hublint hub:faults/503@latest`);
