// A package enters the share scope when a module of the base imports it. These are used by remotes only.
import '@aangan/api-client';
import '@aangan/host';
import '@reduxjs/toolkit';
import '@reduxjs/toolkit/query/react';
import 'react-dom';
import 'react-redux';
import 'react-toastify';

/** A module that is imported so is loaded where a remote uses it. */
export const later = [() => import('react/compiler-runtime')];
