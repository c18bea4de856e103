# The application alone. DATABASE_URL and the other settings point it to a database and upstreams.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/build.mjs').then(({ build }) => build())"

FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:26-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# Operators run the commands in the container: `docker compose exec app
# node build/server/sync-command.js`, and feed-, commissions-, links- and
# admin-command.js. The server reads the migrations at startup.
COPY package.json ./
COPY migrations ./migrations
# DATA_DIR: clicks that wait for the database, the index, pictures. It must outlive the container.
RUN mkdir var && chown node:node var
USER node
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:' + (process.env.PORT || 3000) + '/healthz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
