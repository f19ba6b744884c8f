import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** A connection to a database that can be disturbed. */
export interface FaultProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Refuses new connections and breaks existing ones. */
  readonly refuse: () => Promise<void>;
  /** Breaks existing connections; new ones are let through. */
  readonly cut: () => void;
  /** Holds back all data in both directions, as a stopped process does. */
  readonly pause: () => void;
  /** Silences existing connections without closing them; new ones are let through. */
  readonly forget: () => void;
  /** Delays every response by this many milliseconds. */
  readonly slow: (milliseconds: number) => void;
  /** Lets everything through again. */
  readonly heal: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The sockets of a proxy, on both sides. */
class ProxiedSockets {
  readonly #open = new Set<Socket>();
  readonly #silent = new Set<Socket>();
  #isPaused = false;

  add(socket: Socket): void {
    this.#open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => this.#open.delete(socket) || this.#silent.delete(socket));
    if (this.#isPaused) socket.pause();
  }

  pause(): void {
    this.#isPaused = true;
    for (const socket of this.#open) socket.pause();
  }

  resume(): void {
    this.#isPaused = false;
    for (const socket of this.#open) socket.resume();
  }

  forget(): void {
    for (const socket of this.#open) {
      socket.pause();
      this.#silent.add(socket);
    }
    this.#open.clear();
  }

  cut(): void {
    for (const socket of [...this.#open, ...this.#silent]) socket.resetAndDestroy();
  }
}

/** Starts a proxy between a shop and its database. */
export async function startFaultProxy(databaseUrl: string): Promise<FaultProxy> {
  const behind = new URL(databaseUrl);
  const sockets = new ProxiedSockets();
  let delay = 0;
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname);
    const answer = sender(near, () => delay);
    near.on("data", (data: Buffer) => void far.write(data));
    far.on("data", answer);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
    // Adding a data listener starts the flow, so a pause must come after it.
    for (const socket of [near, far]) sockets.add(socket);
  });
  const port = await listen(server, 0);
  const url = new URL(databaseUrl);
  url.port = String(port);
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    sockets.cut();
    await closed;
  };
  return {
    url: url.href,
    cut: () => sockets.cut(),
    refuse,
    close: refuse,
    forget: () => sockets.forget(),
    slow: (milliseconds) => void (delay = milliseconds),
    pause: () => sockets.pause(),
    async heal() {
      delay = 0;
      sockets.resume();
      if (!server.listening) await listen(server, port);
    },
  };
}

/** Sends chunks in order, each after the current delay. */
function sender(to: Socket, delay: () => number): (data: Buffer) => void {
  let waiting = 0;
  let last = Promise.resolve();
  return (data) => {
    const due = performance.now() + delay();
    if (waiting === 0 && delay() === 0) {
      to.write(data);
      return;
    }
    waiting += 1;
    last = last
      .then(() => pause(Math.max(0, due - performance.now())))
      .then(() => {
        waiting -= 1;
        to.write(data);
      });
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}
