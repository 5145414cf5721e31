# hublint where jobs run in images: `docker build -t hublint .`, then `docker run --rm -v "$PWD:/work" hublint`.
FROM node:24-slim AS build
WORKDIR /hublint
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json README.md LICENSE CHANGELOG.md problem-matcher.json ./
COPY rules rules
COPY schemas schemas
COPY scripts scripts
COPY src src
RUN npm run build && npm pack --ignore-scripts --pack-destination /

FROM node:24-slim
# For --since, git:REV:PATH and .gitignore.
RUN apt-get update && apt-get install --yes --no-install-recommends git && rm -rf /var/lib/apt/lists/*
COPY --from=build /hublint-*.tgz /
RUN npm install --global --omit=dev /hublint-*.tgz && rm /hublint-*.tgz
WORKDIR /work
# No entry point: GitLab starts a shell in the image.
CMD ["hublint"]
